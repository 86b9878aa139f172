import type { BrowserContext } from '@playwright/test'
import { expectNoViolations } from '../accessibility.ts'
import {
  expect,
  expectAccessible,
  expectFits,
  navigate,
  type Page,
  type Stack,
  test,
} from '../portal.ts'
import { onBothScreens, onPhone, onWideScreen } from '../screens.ts'
import {
  countOf,
  found,
  heading,
  openFilters,
  openSearch,
  search,
  titles,
  where,
} from './search.ts'

test.describe('the job search', onBothScreens, () => {
  test('changes from cards to a table above 768 px', onWideScreen, async ({ page }) => {
    await test.step('lines its buttons up at 768 px', async () => {
      await page.setViewportSize({ width: 768, height: 800 })
      await openSearch(page)
      const topOf = async (name: RegExp) =>
        (await page.getByRole('button', { name }).boundingBox())?.y ?? Number.NaN
      expect(await topOf(/^Search$/)).toBe(await topOf(/^More filters/))
    })

    for (const [width, shape] of [
      [768, 'cards'],
      [769, 'a table'],
    ] as const)
      await test.step(`at ${width} px jobs are ${shape}`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await navigate(page, '/search-jobs')
        await expect(found(page)).toHaveText('37 Jobs Found')
        await expect(titles(page)).toHaveCount(10)
        await expect(page.getByRole('table')).toHaveCount(shape === 'cards' ? 0 : 1)
        await expect(page.getByLabel('Sort order')).toHaveCount(shape === 'cards' ? 1 : 0)
        await expectNoViolations(page)
        await expectFits(page)
        await navigate(page, '/search-jobs?mode=internal')
        await expect.poll(() => countOf(page)).toBeGreaterThan(200)
        await expect(titles(page)).toHaveCount(10)
        await expectFits(page)
        await page.getByRole('button', { name: 'Español' }).click()
        await expect(heading(page)).toHaveText('Búsqueda de empleo')
        await expectFits(page)
        await page.getByRole('button', { name: 'English' }).click()
      })
  })

  test('turns pages in both languages, and finds them again on Back', async ({ page }) => {
    await test.step('is public, in both languages', async () => {
      await openSearch(page)
      await expect(found(page)).toHaveText('37 Jobs Found')
      await expect(page).toHaveTitle('Jobs · Gatehouse')
      await expect(titles(page)).toHaveCount(10)
      await expectAccessible(page)
      await expectFits(page)
      await page.getByRole('button', { name: 'Español' }).click()
      await expect(heading(page)).toHaveText('Búsqueda de empleo')
      await expect(page.getByText('37 empleos encontrados')).toBeVisible()
      await expectAccessible(page)
      await expectFits(page)
      await page.getByRole('button', { name: 'English' }).click()
      await expect(heading(page)).toHaveText('Job Search')
    })

    await test.step('moves the focus to the first result when the page changes', async () => {
      const first = await titles(page).allInnerTexts()
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL('/search-jobs?page=2')
      await expect(page.getByText('Page 2 of 4', { exact: true })).toBeVisible()
      await expect(found(page)).toHaveText('37 Jobs Found (page 2 of 4)')
      await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
      await expect(page.getByRole('heading', { level: 2 })).toBeInViewport()
      expect(await titles(page).allInnerTexts()).not.toEqual(first)
      await page.getByRole('link', { name: 'Previous' }).click()
      await expect(page).toHaveURL('/search-jobs')
      await expect(titles(page)).toHaveText(first)
      await page.getByLabel('Jobs per page').selectOption('25')
      await expect(page).toHaveURL('/search-jobs?size=25')
      await expect(titles(page)).toHaveCount(25)
      await expect(page.getByText('Page 1 of 2', { exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(titles(page)).toHaveCount(12)
      await page.getByLabel('Jobs per page').selectOption('10')
      await expect(page).toHaveURL('/search-jobs')
      await expect(titles(page)).toHaveText(first)
      await page.getByLabel('Jobs per page').selectOption('25')
      await expect(page).toHaveURL('/search-jobs?size=25')
    })

    await test.step('restores filters and scroll position on Back', async () => {
      await expect(titles(page)).toHaveCount(25)
      await page.getByLabel('Job Title/Keywords').fill('nights')
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(page).toHaveURL('/search-jobs?keyword=nights&size=25')
      await page.goBack()
      await expect(page).toHaveURL('/search-jobs?size=25')
      await expect(page.getByLabel('Job Title/Keywords')).toHaveValue('')

      const job = titles(page).nth(20)
      await job.scrollIntoViewIfNeeded()
      const scrolled = await page.evaluate(() => window.scrollY)
      expect(scrolled).toBeGreaterThan(100)
      const title = await job.innerText()
      await job.click()
      await expect(heading(page)).toHaveText(title)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await page.goBack()
      await expect(heading(page)).toHaveText('Job Search')
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
      await page.goForward()
      await expect(heading(page)).toHaveText(title)
      await page.getByRole('link', { name: 'Back to 37 jobs' }).click()
      await expect(page).toHaveURL('/search-jobs?size=25')
    })
  })

  test('keeps the search in the address', async ({ page }) => {
    await test.step('searches at Enter, and keeps the keywords in the address after a reload', async () => {
      await openSearch(page)
      const keyword = page.getByLabel('Job Title/Keywords')
      await keyword.focus()
      await page.keyboard.type('forklift')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/search-jobs?keyword=forklift')
      await expect(keyword).toBeFocused()
      await expect(page).toHaveTitle('forklift jobs · Gatehouse')
      const count = await countOf(page)
      expect(count).toBeGreaterThan(0)
      await page.reload()
      await expect(keyword).toHaveValue('forklift')
      expect(await countOf(page)).toBe(count)
    })

    await test.step('says whose jobs are found, and leads to those of all companies and back', async () => {
      const arna = await countOf(page)
      await expect(page.getByText('At Arna.')).toBeVisible()
      const all = page.getByRole('link', {
        name: /^See all \d+ jobs at our companies except Staffmark Drivers$/,
      })
      const total = Number(/\d+/.exec(await all.innerText())?.[0])
      expect(total).toBeGreaterThan(arna)
      await all.click()
      await expect(page).toHaveURL(/\?brands=arna%2Cstaffmark%2C[a-z%2C-]+&keyword=forklift$/)
      await expect(found(page)).toHaveText(`${total} Jobs Found`)
      await expect(page.getByText('At all our companies except Staffmark Drivers.')).toBeVisible()
      const chip = page.getByRole('link', {
        name: 'Remove Company: All our companies except Staffmark Drivers',
      })
      await expect(chip).toBeVisible()
      await expectAccessible(page)
      await expectFits(page)
      await chip.click()
      await expect(page).toHaveURL('/search-jobs?keyword=forklift')
      await openFilters(page)
      await page.getByLabel('Company').selectOption('XPO')
      await search(page)
      await expect(page).toHaveURL('/search-jobs?brands=xpo&keyword=forklift')
      await expect(page.getByText('At XPO.')).toBeVisible()
    })

    await test.step('returns to what the page began with after Reset', async () => {
      await navigate(page, '/search-jobs?keyword=forklift&postalCode=78701&distance=100&sort=title')
      await expect(where(page)).toHaveValue('78701')
      await openFilters(page)
      await page.getByRole('button', { name: 'Reset' }).click()
      await expect(page).toHaveURL('/search-jobs')
      await expect(page.getByLabel('Job Title/Keywords')).toHaveValue('')
      await expect(where(page)).toHaveValue('')
      await expect(found(page)).toHaveText('37 Jobs Found')
    })
  })

  test('takes places in one field', async ({ page }) => {
    await test.step('closes only the suggestions on Escape', async () => {
      await openSearch(page)
      await where(page).fill('a')
      await expect(page.getByRole('listbox')).toBeVisible()
      await where(page).press('Escape')
      await expect(page.getByRole('listbox')).toHaveCount(0)
      await expect(where(page)).toHaveValue('a')
    })

    await test.step('suggests a city with its state while typing', async () => {
      await where(page).fill('')
      await where(page).focus()
      await page.keyboard.type('los')
      const option = page.getByRole('option', { name: 'Los Angeles, CA' })
      await expect(option).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('ArrowDown')
      await expect(option).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Enter')
      await expect(where(page)).toHaveValue('Los Angeles, CA')
      await expect(option).toHaveCount(0)
      await search(page)
      await expect(page).toHaveURL('/search-jobs?city=Los+Angeles&state=CA')
      await expect(titles(page).first()).toBeVisible()
    })

    await test.step('takes a city, a state and a Canadian postal code in one field', async () => {
      for (const [typed, address, shown] of [
        ['austin, tx', 'city=austin&state=TX', 'austin, TX'],
        ['ontario', 'state=ON', 'ON'],
        ['m5h2n2', 'postalCode=M5H+2N2&distance=10', 'M5H 2N2'],
      ] as const) {
        await where(page).fill(typed)
        await search(page)
        await expect(page).toHaveURL(`/search-jobs?${address}`)
        await expect(where(page)).toHaveValue(shown)
      }
      await page.getByRole('link', { name: /^See all \d+ jobs/ }).click()
      await expect(titles(page).first()).toBeVisible()
      await expect(page.getByText(/Toronto/).first()).toBeVisible()
    })

    await test.step('enables the distance for a postal code', async () => {
      await navigate(page, '/search-jobs')
      await expect(found(page)).toHaveText('37 Jobs Found')
      const distance = page.getByLabel('Distance')
      await expect(distance).toBeDisabled()
      await where(page).fill('7870')
      await expect(distance).toBeDisabled()
      await where(page).fill('78701')
      await expect(distance).toBeEnabled()
      await expect(distance).toHaveValue('10')
      await distance.selectOption('50 miles')
      await expectAccessible(page)
      await search(page)
      await expect(page).toHaveURL('/search-jobs?postalCode=78701&distance=50')
      await expect(found(page)).not.toHaveText('37 Jobs Found')
      await expect(where(page)).toHaveValue('78701')
      await where(page).fill('787')
      await expect(distance).toBeDisabled()
      await search(page)
      await expect(where(page)).toBeFocused()
      await expect(page.getByText('Enter a city, a state or a postal code')).toBeVisible()
      await expectAccessible(page)
    })
  })

  test('helps with an address that finds nothing', async ({ page }) => {
    await test.step('offers broader searches without a result, each with its count', async () => {
      await openSearch(page, '/search-jobs?keyword=forklift&postalCode=98101&distance=10')
      await expect(found(page)).toHaveText('0 Jobs Found')
      await expect(
        page.getByText("Sorry, we couldn't find any positions matching your criteria.", {
          exact: true,
        }),
      ).toBeVisible()
      const suggestions = page.getByRole('main').getByRole('link', { name: /: \d+ jobs?$/ })
      await expect(suggestions.last()).toContainText('Everywhere')
      await expectAccessible(page)
      await expectFits(page)
      for (const suggestion of (await suggestions.allInnerTexts()).toReversed()) {
        await page.getByRole('link', { name: suggestion }).click()
        await expect(found(page)).toHaveText(
          `${suggestion.replace(/.*: (\d+).*/, '$1')} ${suggestion.endsWith(' 1 job') ? 'Job' : 'Jobs'} Found`,
        )
        await page.goBack()
        await expect(found(page)).toHaveText('0 Jobs Found')
      }
    })

    await test.step('offers no broader search when none finds a job', async () => {
      const asked = page.waitForRequest('**/api/jobs/suggestions?*')
      await navigate(page, '/search-jobs?keyword=zzzz&postalCode=98101')
      await expect(page.getByText('Please try other words')).toBeVisible()
      // As the search itself: within the distance that is chosen by default.
      expect(new URL((await asked).url()).searchParams.get('distance')).toBe('10')
    })

    await test.step('a page beyond the last one leads to the last', async () => {
      await navigate(page, '/search-jobs')
      await expect(found(page)).toHaveText('37 Jobs Found')
      await navigate(page, '/search-jobs?sort=title&page=99')
      await expect(page).toHaveURL('/search-jobs?sort=title&page=4')
      await expect(page.getByText('Page 4 of 4', { exact: true })).toBeVisible()
      await expect(found(page)).toHaveText('37 Jobs Found (page 4 of 4)')
      await expectAccessible(page)
      await page.goBack()
      await expect(page).toHaveURL('/search-jobs')
    })
  })

  test('takes places without a comma, and states in Spanish', onPhone, async ({ page }) => {
    await openSearch(page)
    for (const [typed, query] of [
      ['austin tx', 'city=austin&state=TX'],
      ['Nueva York', 'state=NY'],
    ] as const) {
      await where(page).fill(typed)
      await where(page).press('Enter')
      await expect(page).toHaveURL(`/search-jobs?${query}`)
      await expect(page.getByRole('listbox')).toHaveCount(0)
      await expect(found(page)).not.toHaveText(/^0 /)
    }
  })

  test.describe('when a request fails', () => {
    test.use({ refusals: true })

    test(
      'shows title and form while the first search is slow',
      onPhone,
      async ({ page, stack }) => {
        // A search that is not cached yet.
        await stack.fault({ operation: 'searchJobs', kind: 'delay', ms: 60_000 })
        await page.goto('/search-jobs?keyword=operator%20slow')
        await expect(heading(page)).toHaveText('Job Search')
        await page.getByLabel('Job Title/Keywords').fill('operator')
        expect(await page.getByRole('alert').count()).toBe(0)
        await expect(page.getByRole('alert')).toBeVisible()
        await expectAccessible(page)
        await stack.clearFaults()
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(found(page)).toBeVisible()
        await expect(page.getByLabel('Job Title/Keywords')).toHaveValue('operator')
      },
    )

    test(
      'keeps the filters when a search fails, and offers a retry',
      onWideScreen,
      async ({ page, stack }) => {
        await openSearch(page)
        // The search, and the count in all companies.
        await stack.fault({ operation: 'searchJobs', kind: 'status', times: 2 })
        await page.getByLabel('Job Title/Keywords').fill('welder')
        await page.getByRole('button', { name: 'Search', exact: true }).click()
        await expect(page.getByRole('alert')).toBeVisible()
        await expect(page.getByLabel('Job Title/Keywords')).toHaveValue('welder')
        await expectAccessible(page)
        await page.getByRole('button', { name: 'Try again' }).press('Enter')
        await expect(found(page)).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0)
        // The pressed button is gone.
        await expect(heading(page)).toBeFocused()
      },
    )
  })

  test('has columns to sort by on a wide screen', onWideScreen, async ({ page }) => {
    await test.step('shows the columns for visitors', async () => {
      await openSearch(page)
      await expect(page.getByRole('columnheader')).toHaveText([
        'Title',
        'Position Type',
        'City',
        'State/Province',
        'Date Posted',
      ])
      await expect(page.getByRole('row').nth(1)).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/)
    })

    await test.step('the first result is above the fold', async () => {
      await page.getByRole('button', { name: 'Accept' }).click()
      await expect(titles(page).first()).toBeInViewport({ ratio: 1 })
    })

    await test.step('sorts by its headers, with aria-sort', async () => {
      const header = (name: string) => page.getByRole('columnheader', { name, exact: true })
      await expect(header('Date Posted')).toHaveAttribute('aria-sort', 'descending')
      for (const [name, address] of [
        ['Title', 'sort=title'],
        ['Position Type', 'sort=type'],
        ['City', 'sort=city'],
        ['State/Province', 'sort=state'],
      ] as const) {
        const button = page.getByRole('button', { name, exact: true })
        await button.press('Enter')
        await expect(page).toHaveURL(`/search-jobs?${address}&direction=asc`)
        await expect(header(name)).toHaveAttribute('aria-sort', 'ascending')
        await expect(page.locator('[aria-sort]')).toHaveCount(1)
        await expect(button).toBeFocused()
        await button.press('Enter')
        await expect(page).toHaveURL(`/search-jobs?${address}`)
        await expect(header(name)).toHaveAttribute('aria-sort', 'descending')
      }
      await page.getByRole('button', { name: 'Title', exact: true }).click()
      await expect(page).toHaveURL('/search-jobs?sort=title&direction=asc')
      await expectSorted(page)
      await expectNoViolations(page)
    })
  })

  /** By title. The address changes before the list. */
  async function expectSorted(page: Page) {
    await expect(async () => {
      const shown = await titles(page).allInnerTexts()
      expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b)))
    }).toPass()
  }

  async function openSheet(page: Page) {
    await page.getByRole('button', { name: /^More filters/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.waitFor()
    return sheet
  }

  test('has cards and a sheet on a phone', onPhone, async ({ page }) => {
    await test.step('shows cards to scan, the first above the fold and three on a screen', async () => {
      await page.setViewportSize({ width: 375, height: 720 })
      await openSearch(page)
      await page.getByRole('button', { name: 'Accept' }).click()
      const cards = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem')
      const card = cards.first()
      await expect(card.getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 })
      await expect(card).toContainText(/[A-Z]\w+, [A-Z]{2} · Arna/)
      await expect(card).toContainText(/ · (today|yesterday|\d+ days ago|[A-Z][a-z]{2} \d)/)
      await expect(page.getByText(/\$\d+.* an hour/).first()).toBeAttached()
      const boxes = await Promise.all([0, 1, 2].map((index) => cards.nth(index).boundingBox()))
      const height = (boxes[2]?.y ?? 0) + (boxes[2]?.height ?? 0) - (boxes[0]?.y ?? 0)
      expect(height).toBeLessThanOrEqual(720 - 64)
      await card.click({ position: { x: 300, y: 60 } })
      await expect(page).toHaveURL(/\/search-jobs\/\d+/)
      await expect(page.getByRole('link', { name: 'Back to 37 jobs' })).toBeVisible()
      await page.getByRole('link', { name: 'Back to 37 jobs' }).click()
    })

    await test.step('traps the focus in the sheet, and returns it on close', async () => {
      const filters = page.getByRole('button', { name: /^More filters/ })
      let sheet = await openSheet(page)
      await expectAccessible(page)
      await expectFits(page)
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await expect(filters).toBeFocused()
      sheet = await openSheet(page)
      await sheet.getByLabel('Reference ID').fill('77')
      await sheet.getByRole('button', { name: 'Close' }).click()
      await expect(filters).toBeFocused()
      sheet = await openSheet(page)
      await expect(sheet.getByLabel('Reference ID')).toHaveValue('')
      await page.touchscreen.tap(100, 10)
      await expect(sheet).toHaveCount(0)
    })

    await test.step('shows each field of the sheet at 400 % zoom', async () => {
      const viewport = page.viewportSize()
      await page.setViewportSize({ width: 320, height: 150 })
      const sheet = await openSheet(page)
      for (const label of ['Position Type', 'Reference ID', 'Company']) {
        await sheet.getByLabel(label).focus()
        await expect(sheet.getByLabel(label)).toBeInViewport({ ratio: 1 })
      }
      await sheet.getByRole('button', { name: 'Close' }).click()
      if (viewport) await page.setViewportSize(viewport)
    })

    await test.step('sorts beside the count, and shows the filters in use', async () => {
      await page.getByLabel('Sort order').selectOption('Title, A to Z')
      await expect(page).toHaveURL('/search-jobs?sort=title&direction=asc')
      await expectSorted(page)
      const sheet = await openSheet(page)
      await sheet.getByLabel('Position Type').selectOption('Contract')
      await sheet.getByRole('button', { name: 'Update Filters' }).click()
      await expect(page).toHaveURL('/search-jobs?type=Contract&sort=title&direction=asc')
      await expect(page.getByRole('button', { name: 'More filters (1)' })).toBeFocused()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Remove Position Type: Contract' }).click()
      await expect(page).toHaveURL('/search-jobs?sort=title&direction=asc')
    })

    await test.step('tells of a place that cannot be read, and keeps the filters of the sheet', async () => {
      await where(page).fill('787')
      let sheet = await openSheet(page)
      await sheet.getByLabel('Position Type').selectOption('Contract')
      await sheet.getByRole('button', { name: 'Update Filters' }).click()
      await expect(where(page)).toBeFocused()
      await expect(page.getByText('Enter a city, a state or a postal code')).toBeVisible()
      await expect(sheet).toHaveCount(0)
      await where(page).fill('')
      sheet = await openSheet(page)
      await expect(sheet.getByLabel('Position Type')).toHaveValue('Contract')
      await sheet.getByRole('button', { name: 'Close' }).click()
    })

    await test.step('removes several companies at once', async () => {
      await navigate(page, '/search-jobs?brands=arna%2Cstaffmark&page=2')
      await page.getByRole('link', { name: /^Remove Company:/ }).click()
      await expect(page).toHaveURL('/search-jobs')
    })
  })

  test.describe('"Use my location"', () => {
    const locationRequests = (page: Page) =>
      page.evaluate(() => Reflect.get(window, 'locationRequests') as number)

    const standInAustin = async (context: BrowserContext, { url }: Stack) => {
      await context.grantPermissions(['geolocation'], { origin: url })
      await context.setGeolocation({ latitude: 30.2672, longitude: -97.7431 })
    }

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => {
        Reflect.set(window, 'locationRequests', 0)
        const { geolocation } = navigator
        const getCurrentPosition = geolocation.getCurrentPosition.bind(geolocation)
        geolocation.getCurrentPosition = (...parameters) => {
          Reflect.set(window, 'locationRequests', Reflect.get(window, 'locationRequests') + 1)
          getCurrentPosition(...parameters)
        }
      })
    })

    test('requests the location only when “Use my location” is pressed', async ({
      page,
      context,
      stack,
    }) => {
      await test.step('requests the location only when pressed, and fills in the postal code', async () => {
        await standInAustin(context, stack)
        await openSearch(page)
        expect(await locationRequests(page)).toBe(0)
        await page.getByRole('button', { name: 'Use my location' }).click()
        await expect(where(page)).toHaveValue('78701')
        await expect(page.getByText('Your ZIP code is filled in.')).toBeVisible()
        await expect(page.getByLabel('Distance')).toHaveValue('10')
        expect(await locationRequests(page)).toBe(1)
        await expectAccessible(page)
      })

      await test.step('keeps the postal code as PostalCode, and offers it in the next search', async () => {
        await expect(where(page)).toHaveValue('78701')
        expect(await page.evaluate(() => localStorage.getItem('PostalCode'))).toBe('78701')
        await openSearch(page)
        await expect(where(page)).toHaveValue('')
        await where(page).fill('7')
        await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['78701'])
        expect(await locationRequests(page)).toBe(0)
        await expectAccessible(page)
      })

      await test.step('shows “We could not find out where you are” when the location is denied or unknown', async () => {
        await context.clearPermissions()
        await where(page).fill('')
        await page.getByRole('button', { name: 'Use my location' }).click()
        await expect(page.getByText('We could not find out where you are.')).toBeVisible()
        await expect(where(page)).toHaveValue('')
      })
    })
  })
})
