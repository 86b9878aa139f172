import { fakeCredentials } from '@gatehouse/mocks/credentials'
import {
  expect,
  expectAccessible,
  expectFits,
  openAs,
  type Page,
  type Stack,
  test,
} from '../portal.ts'

test.use({ httpCredentials: { username: 'ada', password: fakeCredentials.opsToken } })

/** Of the fakes: the next calls of an operation fail. */
const failing = (stack: Stack, times: number) =>
  stack.fault({ operation: 'getContent', kind: 'status', status: 500, times })

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) })

/** Calls the API as the page's user; gives the answer's body. */
async function readContent(page: Page, stack: Stack) {
  return (await page.request.get(`${stack.url}/api/content/training`)).json()
}

async function openConsole(page: Page, stack: Stack, path = '/console') {
  await page.goto(stack.opsUrl + path)
  await expect(page.getByText('Live.')).toBeVisible()
}

test.describe('calm', () => {
  // On a busy machine calls take long.
  const settings = { CACHE_SECONDS: '0', UPSTREAM_READ_MS: '30000', INSTANCE_NAME: 'calm' }
  test.use({ settings })

  test('shows requests, instances, systems and limits, and follows without a reload', async ({
    page,
    stack,
  }) => {
    await openAs(page, stack, 'maria.santos')
    await openConsole(page, stack)
    await expect(page.getByText('All upstream operations work.')).toBeVisible()
    await expect(page.getByText('Without Redis')).toBeVisible()
    await expect(rowOf(page, 'calm')).toContainText('ready')
    await expect(
      page.getByRole('img', { name: /^Latency, last 15 minutes: p50 now/ }),
    ).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)

    const calls = rowOf(page, 'getContent').getByRole('cell').nth(1)
    const before = await calls.textContent()
    await readContent(page, stack)
    await expect(calls).not.toHaveText(before ?? '')
  })

  test('keeps focus, open disclosures and the scroll position over updates', async ({
    page,
    stack,
  }) => {
    await openAs(page, stack, 'maria.santos')
    await openConsole(page, stack)
    const summary = rowOf(page, 'getContent').getByText('Force getContent')
    await summary.focus()
    await page.keyboard.press('Enter')
    const scrolled = () => page.evaluate(() => window.scrollY)
    const before = await scrolled()
    const time = page.locator('#as-of')
    for (let update = 0; update < 2; update++) {
      const text = (await time.textContent()) ?? ''
      await readContent(page, stack)
      await expect(time).not.toHaveText(text)
    }
    await expect(summary).toBeFocused()
    await expect(page.getByRole('button', { name: 'Force open: getContent' })).toBeVisible()
    expect(await scrolled()).toBe(before)

    // Rows stay in place under the pointer; once it has left they are put in order, by traffic that goes on.
    const systems = page.locator('#system-list')
    const order = () => systems.getByRole('heading', { level: 3 }).allTextContents()
    const [first = '', ...others] = await order()
    await summary.blur()
    await systems.getByRole('heading', { level: 3 }).last().hover()
    await systems.evaluate((list) => list.append(list.firstElementChild ?? ''))
    const text = (await time.textContent()) ?? ''
    await expect(time).not.toHaveText(text)
    expect(await order()).toEqual([...others, first])
    await page.mouse.move(0, 0)
    await expect.poll(async () => (await order()).at(-1)).not.toBe(first)
  })

  test('pauses on demand', async ({ page, stack }) => {
    await page.clock.install()
    await openConsole(page, stack)
    await page.getByRole('button', { name: 'Pause' }).press('Enter')
    await expect(page.getByText('Paused.')).toBeVisible()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.clock.runFor(10_000)
    // Comes after those of an update.
    await page.evaluate(() => fetch('/live'))
    expect(asked).toEqual(['/live'])
    await page.getByRole('button', { name: 'Go on' }).press('Enter')
    await expect(page.getByText('Live.')).toBeVisible()
  })

  test('stays paused though an update was under way', async ({ page, stack }) => {
    await openConsole(page, stack)
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/console', async (route) => {
      await promise
      await route.continue()
    })
    await page.waitForRequest('**/console')
    const answer = page.waitForResponse('**/console')
    await page.getByRole('button', { name: 'Pause' }).press('Enter')
    const time = page.locator('#as-of')
    const text = (await time.textContent()) ?? ''
    resolve()
    await answer
    await expect(time).not.toHaveText(text)
    await expect(page.getByRole('status')).toHaveText('Paused.')
  })

  test('asks nothing while it is hidden, and at once when it is shown again', async ({
    page,
    stack,
  }) => {
    await page.clock.install()
    await openConsole(page, stack)
    const setHidden = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await setHidden(true)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.clock.runFor(10_000)
    await page.evaluate(() => fetch('/live'))
    expect(asked).toEqual(['/live'])
    await setHidden(false)
    await expect.poll(() => asked).toContain('/console')
  })

  test('shows the state without script', async ({ browser, stack }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${stack.opsUrl}/console?show=all`)
    await expect(rowOf(page, 'getContent')).toBeVisible()
    await expect(page.getByText('Reload for the current state.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden()
    await context.close()
  })

  test('shows operations without traffic on demand', async ({ page, stack }) => {
    await openConsole(page, stack)
    await expect(rowOf(page, 'submitWaiverForm')).toHaveCount(0)
    await page.getByRole('link', { name: 'All', exact: true }).press('Enter')
    await expect(page.getByRole('row', { name: /candidate/i }).first()).toBeVisible()
  })
})

test.describe('a failing upstream', () => {
  test.use({ refusals: true, settings: { CACHE_SECONDS: '0', INSTANCE_NAME: 'failing' } })

  test('comes first, and the failure is found by its reference', async ({ page, stack }) => {
    await openAs(page, stack, 'maria.santos')
    await failing(stack, 3)
    const first = await readContent(page, stack)
    const second = await readContent(page, stack)
    await openConsole(page, stack)
    await expect(page.locator('#headline')).toContainText('getContent: failing')
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('employee-content')
    await expect(rowOf(page, 'getContent')).toContainText('refused 500')
    await expectAccessible(page)

    await page.getByLabel('the reference they read out').fill(second.reference.toLowerCase())
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(second.reference)
    await expect(page.getByText('upstream-refused').first()).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(first.reference) })).toBeVisible()
    await expectAccessible(page)

    await page.getByLabel('the reference they read out').fill('AAAA-2222')
    await page.getByRole('button', { name: 'Find' }).press('Enter')
    await expect(page.getByRole('status')).toContainText('No failure with the reference AAAA-2222')
    await expectAccessible(page)
  })
})

test.describe('a forced breaker', () => {
  test.use({ settings: { CACHE_SECONDS: '0', INSTANCE_NAME: 'forced' } })

  test('is forced and handed back by keyboard, and tells by whom', async ({ page, stack }) => {
    await openAs(page, stack, 'maria.santos')
    await openConsole(page, stack)
    const row = rowOf(page, 'getContent')
    await row.getByText('Force getContent').press('Enter')
    await row.getByRole('button', { name: 'Force open: getContent' }).press('Enter')
    await expect(row).toContainText('forced open by ada')
    await expect(page.locator('#headline')).toContainText('getContent: forced open')
    await expectAccessible(page)
    await row.getByRole('button', { name: 'Leave to the breaker: getContent' }).press('Enter')
    await expect(row).not.toContainText('forced')
    await expect(row.getByText('Force getContent')).toBeFocused()
  })

  test('shows what was forced though it is paused', async ({ page, stack }) => {
    await openAs(page, stack, 'maria.santos')
    await openConsole(page, stack)
    await page.getByRole('button', { name: 'Pause' }).press('Enter')
    const row = rowOf(page, 'getContent')
    await row.getByText('Force getContent').press('Enter')
    await row.getByRole('button', { name: 'Force open: getContent' }).press('Enter')
    await expect(row).toContainText('forced open by ada')
    await expect(page.getByRole('status')).toHaveText('Paused.')
    await row.getByRole('button', { name: 'Leave to the breaker: getContent' }).press('Enter')
    await expect(row).not.toContainText('forced')
  })

  test.describe('whose request is refused', () => {
    test.use({ refusals: true })

    test('says that its outcome is unknown where no answer came, and reads again', async ({
      page,
      stack,
    }) => {
      await openAs(page, stack, 'maria.santos')
      await openConsole(page, stack)
      await page.route('**/upstreams/*', async (route) => {
        await route.fetch()
        await route.abort()
      })
      const row = rowOf(page, 'getContent')
      await row.getByText('Force getContent').press('Enter')
      await row.getByRole('button', { name: 'Force open: getContent' }).press('Enter')
      await expect(page.getByRole('status')).toHaveText('It is not known whether it was forced.')
      await expect(row).toContainText('forced open by ada')
      await page.unroute('**/upstreams/*')
      await row.getByRole('button', { name: 'Leave to the breaker: getContent' }).press('Enter')
      await expect(row).not.toContainText('forced')
    })

    test('says that nothing was forced, and when its credentials hold no more', async ({
      page,
      stack,
    }) => {
      await openAs(page, stack, 'maria.santos')
      await page.clock.install()
      await openConsole(page, stack)
      const status = page.getByRole('status')
      await page.route('**/upstreams/*', (route) => route.fulfill({ status: 503 }))
      const row = rowOf(page, 'getContent')
      await row.getByText('Force getContent').press('Enter')
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
      await row.getByRole('button', { name: 'Force open: getContent' }).press('Enter')
      await expect(status).toHaveText('Nothing was forced (503).')
      await expect(status).toBeInViewport()
      await page.clock.runFor(5000)
      await expect(status).toHaveText('Nothing was forced (503).')
      await page.clock.runFor(5000)
      await expect(status).toHaveText('Live.')
      await expect(row).not.toContainText('forced open')

      await page.clock.resume()
      await page.route('**/console', (route) => route.fulfill({ status: 401 }))
      await expect(status).toHaveText(/^Sign in again: reload\. Last update \d\d:\d\d:\d\d UTC\.$/)
      await expect(page.locator('body')).toHaveClass('lost')
      await page.unroute('**/console')
      await expect(status).toHaveText('Live.')
      await expect(page.locator('body')).not.toHaveClass('lost')
    })
  })
})

test.describe('without what it depends on', () => {
  test.use({
    refusals: true,
    settings: { REDIS_URL: 'redis://127.0.0.1:9', INSTANCE_NAME: 'away' },
  })

  test('says that Redis is unreachable, and that the gateway is', async ({ page, stack }) => {
    await openConsole(page, stack)
    await expect(page.getByText('Redis is unreachable.')).toBeVisible()
    await expect(page.locator('#headline')).not.toHaveClass(/good/)
    await expect(rowOf(page, 'away')).toContainText('without Redis')
    await expectAccessible(page)
    await page.route('**/console', (route) => route.abort())
    await expect(page.getByRole('status')).toContainText(
      /^Not reachable\. Last update \d\d:\d\d:\d\d UTC\.$/,
    )
    await expectAccessible(page)
    await page.unroute('**/console')
    await expect(page.getByText('Live.')).toBeVisible()
  })
})
