import { openMenu } from '../menu/menu.ts'
import { expect, openAs, type Page, requestBodies, type Stack, test } from '../portal.ts'
import { onBothScreens, onWideScreen } from '../screens.ts'
import { waitUntilQuiet } from '../traffic.ts'

const job = '/search-jobs/1001?brandId=staffmark'
const ids = (stack: Stack) => requestBodies(stack, 'track') as Promise<{ ElementId: string }[]>
const elements = async (stack: Stack) => (await ids(stack)).map(({ ElementId }) => ElementId)

async function allowMeasuring(page: Page) {
  await page.addInitScript(() => {
    const choice = JSON.stringify({ version: 1, measuring: 'allowed' })
    if (!localStorage.getItem('gatehouse.privacy'))
      localStorage.setItem('gatehouse.privacy', choice)
  })
}

function recordRequests(page: Page) {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  return requests
}

/** Lets the time pass in which presses are collected; needs `page.clock`. */
async function sendBatches(page: Page) {
  await waitUntilQuiet(page)
  await page.clock.runFor(10_000)
}

const isMeasuring = (path: string) => /tracking|press-recorder/.test(path)

test.describe('presses of marked elements', onBothScreens, () => {
  test.beforeEach(({ page }) => page.clock.install())

  test('are sent for a visitor who accepts the notice, without an id', async ({ page, stack }) => {
    await page.goto(job)
    const requests = recordRequests(page)
    await page.getByRole('button', { name: 'Apply Now' }).click()
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    expect(requests.filter(isMeasuring)).toEqual([])
    await page.getByRole('button', { name: 'Español' }).click()
    await sendBatches(page)
    await expect.poll(() => elements(stack)).toEqual(['language-es'])
    expect(await ids(stack)).toEqual([
      { EWUserId: '', EWUserLoginId: '', ElementId: 'language-es', userOriginData: null },
    ])
  })

  test('are sent with the ids of the user, by keyboard and from the menu', async ({
    page,
    stack,
  }) => {
    await allowMeasuring(page)
    await openAs(page, stack, 'maria.santos')
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: 'Social Media' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Social Media')
    await sendBatches(page)
    await expect.poll(() => elements(stack)).toEqual(['menu-social'])
    expect(await ids(stack)).toEqual([
      {
        EWUserId: 71001,
        EWUserLoginId: 'maria.santos',
        ElementId: 'menu-social',
        userOriginData: null,
      },
    ])
  })
})

test('are sent when the page is left at once', async ({ page, stack }) => {
  await page.clock.install()
  await allowMeasuring(page)
  await page.goto(job)
  await page.getByRole('button', { name: 'Español' }).click()
  await sendBatches(page)
  await expect.poll(() => elements(stack)).toEqual(['language-es'])
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await page.goto(`${stack.fakesUrl}/__fakes/personas`)
  await expect.poll(() => elements(stack)).toHaveLength(3)
})

test.describe('nothing is measured', () => {
  test.beforeEach(({ page }) => page.clock.install())

  const choices = {
    'before the notice is accepted': null,
    'after opting out': { version: 1, measuring: 'refused' },
    'under an older version of the notice': { version: 0, measuring: 'allowed' },
  }
  test('without a choice that allows it', async ({ page, context, stack }) => {
    const requests = recordRequests(page)
    // The portal's origin, without the portal.
    await page.goto('/api/session')
    for (const [name, choice] of Object.entries(choices))
      await test.step(name, async () => {
        await page.evaluate((stored) => {
          localStorage.clear()
          if (stored) localStorage.setItem('gatehouse.privacy', JSON.stringify(stored))
        }, choice)
        await context.clearCookies()
        await page.goto(job)
        await page.getByRole('button', { name: 'Español' }).click()
        await page.getByRole('button', { name: 'Postularse ahora' }).click()
        await sendBatches(page)
        expect(requests.filter(isMeasuring)).toEqual([])
        expect(await elements(stack)).toEqual([])
      })
  })

  test('after Global Privacy Control', async ({ page, stack }) => {
    await allowMeasuring(page)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    })
    await page.goto(job)
    await page.getByRole('button', { name: 'Español' }).click()
    await sendBatches(page)
    expect(await elements(stack)).toEqual([])
  })

  test('of presses that wait when the user opts out', async ({ page, stack }) => {
    await allowMeasuring(page)
    await page.goto('/privacy-policy')
    await page.getByRole('button', { name: 'Español' }).click()
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('radio', { name: 'No, I opt out' }).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page.getByText('Current setting: off in this browser.')).toBeVisible()
    await sendBatches(page)
    expect(await elements(stack)).toEqual([])
  })
})

test(
  'an upstream that hangs holds nothing up and shows nothing',
  onWideScreen,
  async ({ page, stack }) => {
    await allowMeasuring(page)
    await stack.fault({ operation: 'track', kind: 'hang' })
    await openAs(page, stack, 'maria.santos')
    const replied = page.waitForResponse('**/api/tracking')
    await page.getByRole('link', { name: 'Social Media' }).click()
    expect((await replied).status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Social Media')
    await expect(page.locator('[role=progressbar]')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

test.describe('when the gateway fails', () => {
  test.use({ refusals: true })

  test('a batch is dropped without a word', async ({ page, stack }) => {
    await page.clock.install()
    await allowMeasuring(page)
    let tries = 0
    await page.route('**/api/tracking', (route) => {
      tries += 1
      return route.fulfill({ status: 503, body: '<h1>Unavailable</h1>' })
    })
    await page.goto(job)
    await page.getByRole('button', { name: 'Español' }).click()
    await sendBatches(page)
    await expect.poll(() => tries).toBe(1)
    await sendBatches(page)
    expect(tries).toBe(1)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await elements(stack)).toEqual([])
  })
})

test.describe('the location of a visitor', () => {
  test.use({
    settings: { TRUST_PROXY: 'loopback' },
    extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.77' },
  })
  const lookups = async (stack: Stack) =>
    (await stack.calls()).flatMap(({ path }) => (path.startsWith('/maps') ? [path] : []))
  const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('VisitorLocation'))
  const austin = { city: 'Austin', region: 'Texas', country: 'US' }

  test.beforeEach(({ page }) => page.clock.install())

  test('is asked for once, by network, and sent with the presses', async ({ page, stack }) => {
    await allowMeasuring(page)
    await page.goto(job)
    expect([await lookups(stack), await stored(page)]).toEqual([[], null])
    await page.getByRole('button', { name: 'Español' }).click()
    await expect.poll(async () => JSON.parse((await stored(page)) ?? '0')).toEqual(austin)
    await sendBatches(page)
    await expect
      .poll(() => requestBodies(stack, 'track'))
      .toMatchObject([{ userOriginData: austin }])
    await page.reload()
    await page.getByRole('button', { name: 'English' }).click()
    await sendBatches(page)
    await expect.poll(() => elements(stack)).toHaveLength(2)
    expect(await lookups(stack)).toEqual(['/maps/visitor?ip=203.0.113.0'])

    await page.goto('/privacy-policy')
    await expect(page.getByText('VisitorLocation', { exact: true })).toBeVisible()
    await page.getByRole('radio', { name: 'No, I opt out' }).check()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    expect(await stored(page)).toBeNull()
  })

  test('is not asked for without permission', async ({ page, stack }) => {
    await page.goto(job)
    await page.getByRole('button', { name: 'Español' }).click()
    await sendBatches(page)
    expect([await lookups(stack), await stored(page)]).toEqual([[], null])
  })

  for (const kind of ['hang', 'status', 'garbage'])
    test(`is left out without a word when the third party fails: ${kind}`, async ({
      page,
      stack,
    }) => {
      await allowMeasuring(page)
      await stack.fault({ operation: 'visitor-location', kind })
      await page.goto(job)
      const lookup = page.waitForRequest('**/api/tracking/location')
      await page.getByRole('button', { name: 'Español' }).click()
      await lookup
      await page.clock.runFor(10_000)
      await expect
        .poll(() => requestBodies(stack, 'track'))
        .toMatchObject([{ ElementId: 'language-es', userOriginData: null }])
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
})
