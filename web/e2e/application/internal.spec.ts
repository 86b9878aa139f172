import { expect, expectAccessible, expectFits, openAs, test } from '../portal.ts'
import { answer } from '../resume/entries.ts'
import * as apply from './form.ts'

test('hands the application over to the host page of internal staff', async ({ page, stack }) => {
  test.setTimeout(60_000)
  await page.goto(`${stack.fakesUrl}/__fakes/host?job=1001`)
  const frame = page.frameLocator('#portal')
  const portal = frame as unknown as typeof page
  await frame.getByRole('button', { name: 'Apply Now' }).click()
  await answer(portal, '18 years of age', 'Yes')
  await answer(portal, 'eligible to work', 'Yes')
  await apply.pressContinue(portal)
  await frame.getByLabel('Email Address').fill(apply.newEmailAddress())
  await apply.pressContinue(portal)
  await apply.fillAll(portal)
  await frame.getByRole('button', { name: 'Hand over the application' }).click()
  await expect(
    frame.getByRole('heading', { name: 'The application was handed over' }),
  ).toBeVisible()
  await expect(page.getByText('An application was handed over.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'firstName' })).toContainText('Anna')
  expect(await apply.submissions(stack)).toEqual([])
})

test('shows “There is no page to hand the application over to” without a host page', async ({
  page,
}) => {
  test.setTimeout(60_000)
  await page.addInitScript(() =>
    window.addEventListener('applicationSubmit', (event) =>
      Reflect.set(window, 'submitted', Reflect.get(event, 'detail')),
    ),
  )
  await page.goto(`${apply.forklift}&mode=internal`)
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByText('This page is not shown in the page of internal jobs.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Español' }).press('Enter')
  await expect(page.getByText('Esta página no se muestra en la página de empleos')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'English' }).press('Enter')
  await apply.answerQualifiers(page)
  await page.getByLabel('Email Address').fill(apply.newEmailAddress())
  await apply.pressContinue(page)
  await apply.fillAll(page)
  await page.getByRole('button', { name: 'Hand over the application' }).click()
  await expect(
    page.getByRole('heading', { name: 'There is no page to hand the application over to' }),
  ).toBeFocused()
  await page.getByRole('button', { name: 'Español' }).press('Enter')
  await expect(
    page.getByRole('heading', { name: 'No hay una página a la cual entregar la solicitud' }),
  ).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => Reflect.get(window, 'submitted'))).toMatchObject({
    firstName: 'Anna',
  })
})

test('a known candidate hears at once that only what is typed is handed over', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.fakesUrl}/__fakes/host?job=1001`)
  const frame = page.frameLocator('#portal')
  const portal = frame as unknown as typeof page
  await frame.getByRole('button', { name: 'Apply Now' }).click()
  await expect(frame.getByText('is not shown in the page of internal jobs')).toHaveCount(0)
  await answer(portal, '18 years of age', 'Yes')
  await answer(portal, 'eligible to work', 'Yes')
  await apply.pressContinue(portal)
  await frame.getByLabel('Email Address').fill('jo.existing@example.test')
  await apply.pressContinue(portal)
  await expect(frame.getByText('We hand over only what you type here.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await frame.getByRole('button', { name: 'Español' }).press('Enter')
  await expect(frame.getByText('Entregamos solo lo que usted escriba aquí.')).toBeVisible()
  await expectAccessible(page)
  await frame.getByRole('button', { name: 'English' }).press('Enter')
  await apply.pressContinue(portal)
  await frame.getByLabel('How did you hear about this job?').selectOption({ label: 'Job fair' })
  await apply.pressContinue(portal)
  await apply.pressContinue(portal)
  await apply.acceptStatement(portal)
  await frame.getByRole('button', { name: 'Hand over the application' }).click()
  await expect(page.getByText('An application was handed over.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'eRecruitId' })).toContainText('610001')
  await expect(page.getByRole('row', { name: 'unchanged.0 firstName' })).toBeVisible()
})

test('the page of a host shows a worker the search alone, and stays when they sign out elsewhere', async ({
  page: host,
  stack,
}) => {
  const portal = await host.context().newPage()
  await openAs(portal, stack, 'maria.santos')
  await host.goto(`${stack.fakesUrl}/__fakes/host?job=1001`)
  const frame = host.frameLocator('#portal')
  await expect(frame.getByRole('button', { name: 'Apply Now' })).toBeVisible()
  await expect(frame.getByRole('navigation', { name: 'Menu' })).toHaveCount(0)
  await portal.getByRole('button', { name: /your menu/ }).click()
  await portal.getByRole('button', { name: 'Log Out' }).click()
  await expect(frame.getByRole('heading', { level: 1, name: 'Job Search' })).toBeVisible()
  await expect(frame.getByRole('link', { name: 'Gatehouse' })).toHaveAttribute(
    'href',
    '/search-jobs?mode=internal',
  )
})

test('a dialog in a frame taller than the window is shown where the person looks', async ({
  page: host,
  stack,
}) => {
  await host.goto(`${stack.fakesUrl}/__fakes/host?job=1001`)
  await host.locator('#portal').evaluate((frame: HTMLIFrameElement) => {
    frame.style.height = '5000px'
    frame.src = new URL('/search-jobs?mode=internal&state=CA', frame.src).href
  })
  const frame = host.frameLocator('#portal')
  await frame.getByRole('link', { name: 'Order Picker, Night Shift' }).click()
  await expect(frame.getByRole('dialog').getByRole('heading').first()).toBeInViewport()
  await expectAccessible(host)
})
