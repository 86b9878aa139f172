import { readContent } from '@gatehouse/contracts/portal/content'
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../testing/fake-gateway.ts'
import { passFrame } from '../testing/pass-frame.ts'
import { passTime } from '../testing/pass-time.ts'
import { press } from '../testing/press.ts'

const meta = document.createElement('meta')
meta.setAttribute('property', 'csp-nonce')
meta.nonce = 'bm9uY2U='
document.head.append(meta)
const { requests, replies } = installFakeGateway()
const { onSessionChange } = await import('../portal/signed-out.ts')
const { clearCache, setCached, useRead } = await import('../portal/use-read.ts')
const { useAlerts } = await import('../ui/alerts.tsx')
const { useLanguage } = await import('../language/language.tsx')
const { Providers } = await import('./providers.tsx')

const input = { params: { code: 'social' } }
const url = 'GET /api/content/social'

function Titles() {
  const { data, error } = useRead(readContent, input)
  return <p>{data ? 'read' : error?.message}</p>
}

const show = (page = <Titles />) => act(async () => render(<Providers>{page}</Providers>))

afterEach(async () => {
  cleanup()
  jest.useRealTimers()
  localStorage.clear()
  requests.length = 0
  await clearCache()
})

test('a page shows what its loader has read, without another request', async () => {
  await setCached(readContent, input, { categories: [] })
  await show()
  // SWR reads again in the next frame.
  await passFrame()
  expect([document.body.textContent, requests]).toEqual(['read', []])
})

test('a failed read waits for the user to try again', async () => {
  jest.useFakeTimers()
  replies.set(url, () => rejectWith('internal'))
  await show()
  await passTime(600_000)
  expect([document.body.textContent, requests]).toEqual(['internal', [url]])
})

test('a read that is refused without a session leaves the page', async () => {
  const leave = jest.fn()
  const undo = onSessionChange(leave)
  replies.set(url, () => rejectWith('not-signed-in'))
  await show()
  expect(leave).toHaveBeenCalledTimes(1)
  undo()
})

test('styles have the nonce of the page, without which the browser refuses them', async () => {
  await setCached(readContent, input, { categories: [] })
  await show()
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')]
  expect(styles.length).toBeGreaterThan(0)
  expect(new Set(styles.map((style) => style.getAttribute('nonce')))).toEqual(new Set(['bm9uY2U=']))
})

test('pages have alerts, and the language that was chosen', async () => {
  localStorage.setItem('gatehouse.language', 'es')
  function Page() {
    const alerts = useAlerts()
    const [language] = useLanguage()
    return (
      <button type="button" onClick={() => alerts.raise('info', 'Copied')}>
        {language}
      </button>
    )
  }
  await show(<Page />)
  await press('es')
  expect(screen.getByRole('group').textContent).toContain('Copied')
})
