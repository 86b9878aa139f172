// The live part of the operations console. Without it the page shows the state at its request.

const everyMs = 2000
const live = document.getElementById('live')
const pause = document.getElementById('pause')
let isPaused = false
let timer

const lastUpdate = () => document.getElementById('as-of')?.textContent ?? ''

function tell(text, isLost = false) {
  document.body.classList.toggle('lost', isLost)
  // Screen readers announce changes alone.
  if (live.textContent !== text) live.textContent = text
}

/** Rows stay where they are while one of their buttons may be about to be pressed. */
const holdsOrder = () => document.querySelector('#system-list:is(:hover, :focus-within)') !== null

const keyOf = (node) => (node.nodeType === Node.ELEMENT_NODE && node.id) || undefined

/** Makes `from` equal to `to` in place: focus, scroll position and open disclosures stay. */
function morph(from, to) {
  for (const { name, value } of to.attributes)
    if (from.getAttribute(name) !== value) from.setAttribute(name, value)
  for (const { name } of [...from.attributes])
    if (!to.hasAttribute(name) && name !== 'open') from.removeAttribute(name)
  const keyed = new Map([...from.children].filter(keyOf).map((child) => [child.id, child]))
  const keepsOrder = keyed.size > 0 && holdsOrder()
  let next = from.firstChild
  for (const wanted of [...to.childNodes]) {
    const key = keyOf(wanted)
    const same = key ? keyed.get(key) : isLike(next, wanted) && next
    if (!same) {
      from.insertBefore(document.importNode(wanted, true), next)
      continue
    }
    if (same === next) next = next.nextSibling
    else if (!keepsOrder) from.insertBefore(same, next)
    else next = same.nextSibling
    keyed.delete(key)
    if (same.nodeType === Node.ELEMENT_NODE) {
      if (!isOwn(same)) morph(same, wanted)
    } else if (same.data !== wanted.data) same.data = wanted.data
  }
  while (next) {
    const gone = next
    next = next.nextSibling
    if (!keyOf(gone) || keyed.has(gone.id)) gone.remove()
  }
  for (const gone of keyed.values()) gone.remove()
}

const isLike = (node, other) => node?.nodeName === other.nodeName && !keyOf(node)

/** Written into by this script or by the operator. */
const isOwn = (element) => [live, pause].includes(element) || element.tagName === 'INPUT'

async function update() {
  clearTimeout(timer)
  if (isPaused || document.hidden) return
  await refresh()
  clearTimeout(timer)
  timer = setTimeout(update, everyMs)
}

async function refresh() {
  try {
    const signal = AbortSignal.timeout(5000)
    const response = await fetch(location.href, { headers: { accept: 'text/html' }, signal })
    if (response.status === 401) tell(`Sign in again: reload. Last update ${lastUpdate()}.`, true)
    else if (!response.ok) throw new Error(String(response.status))
    else {
      // Without its head: the style's nonce is not this page's.
      const [main] = /<main>.*<\/main>/s.exec(await response.text()) ?? ['']
      const answer = new DOMParser().parseFromString(main, 'text/html')
      morph(document.querySelector('main'), answer.querySelector('main'))
      tell(isPaused ? 'Paused.' : 'Live.')
    }
  } catch {
    tell(`Not reachable. Last update ${lastUpdate()}.`, true)
  }
}

pause.hidden = false
pause.addEventListener('click', () => {
  isPaused = !isPaused
  pause.textContent = isPaused ? 'Go on' : 'Pause'
  if (isPaused) tell('Paused.')
  else update()
})
document.addEventListener('visibilitychange', update)

document.addEventListener('submit', async (event) => {
  const { target: form, submitter } = event
  if (form.method !== 'post') return
  event.preventDefault()
  const row = form.closest('tr')
  const body = new URLSearchParams(new FormData(form, submitter))
  const { ok, status } = await fetch(form.action, { method: 'POST', body }).catch(() => ({
    status: 0,
  }))
  // The gateway answers 503 where it could not store it.
  const isRefused = status === 503 || (status >= 400 && status < 500)
  if (!isRefused) await refresh()
  if (ok) return row?.querySelector('summary, button')?.focus()
  tell(
    isRefused ? `Nothing was forced (${status}).` : 'It is not known whether it was forced.',
    true,
  )
  // The next update would take it away at once.
  clearTimeout(timer)
  timer = setTimeout(update, 5 * everyMs)
})

update()
