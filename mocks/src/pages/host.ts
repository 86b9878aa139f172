import type { Job } from '../world/jobs/job.ts'
import { controlLinks } from './control-links.ts'
import { html } from './html.ts'
import { page } from './page.ts'

/** Internal recruiting page: frames a job of the portal and shows the payload that it posts. */
export function hostPage(job: Job, portalUrl: string): Response {
  const address = new URL(`/search-jobs/${job.id}`, portalUrl)
  address.search = String(new URLSearchParams({ brandId: job.brand, mode: 'internal' }))
  const { origin } = address
  return page(
    'Internal recruiting',
    html`${controlLinks}
<p>This stands in for the page of internal staff that frames the portal and takes its applications.</p>
<iframe id="portal" title="Job" src="${address.href}" data-origin="${origin}"></iframe>
<p id="news" role="status">Nothing has been handed over yet.</p>
<table id="payload" aria-label="Application received" hidden><thead><tr><th>Field</th><th>Value</th></tr></thead><tbody></tbody></table>
<p class="quiet">Messages from elsewhere, not looked at: <output id="ignored">0</output></p>
<script src="/__fakes/host.js" defer></script>`,
    { policy: `frame-src ${origin}; script-src 'self'` },
  )
}

/** Shows messages from the portal only, one row per field. */
export const hostScript = `'use strict'
const frame = document.getElementById('portal')
const news = document.getElementById('news')
const table = document.getElementById('payload')
const ignored = document.getElementById('ignored')

function rowsOf(value, name) {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  const fields = Object.entries(value)
  if (fields.length === 0) return [[name, 'none']]
  return fields.flatMap(([field, inner]) => rowsOf(inner, name ? name + '.' + field : field))
}

function show(payload) {
  const rows = rowsOf(payload, '').map((texts) => {
    const row = document.createElement('tr')
    row.append(...texts.map((text, position) => {
      const cell = document.createElement(position === 0 ? 'th' : 'td')
      cell.textContent = text
      return cell
    }))
    return row
  })
  table.tBodies[0].replaceChildren(...rows)
  table.hidden = false
  news.textContent = 'An application was handed over.'
}

window.addEventListener('message', ({ origin, source, data }) => {
  const isPortal = origin === frame.dataset.origin && source === frame.contentWindow
  if (isPortal && data && data.type === 'applicationSubmit') show(data.detail)
  else ignored.value = String(Number(ignored.value) + 1)
})
`
