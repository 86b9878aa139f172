import { heading } from '../jobs/search.ts'
import { expect, expectFits, type Page, test } from '../portal.ts'
import { answer, completeEntry } from '../resume/entries.ts'
import { readSample, upload } from '../resume/upload.ts'
import { onPhone } from '../screens.ts'
import { tabTo } from '../tab-to.ts'
import * as apply from './form.ts'

function keyboardOf(page: Page) {
  const press = (key: string) => page.keyboard.press(key)
  const type = async (label: string, words: string) => {
    await tabTo(page, label)
    // A list takes letters once it has been read.
    await page.waitForFunction(() => {
      const one = document.activeElement
      return !(one instanceof HTMLSelectElement) || one.options.length > 1
    })
    await page.keyboard.type(words)
  }
  const toggle = async (label: string) => {
    await tabTo(page, label)
    await press('Space')
  }
  const button = async (name: string | RegExp) => {
    await tabTo(page, name)
    await press('Enter')
  }
  const arrive = async (title: string) => {
    await expect(apply.step(page, title)).toBeFocused()
    await expect(page.getByRole('button', { name: /^(Continue|Submit)/ })).toBeVisible()
    await expectFits(page)
  }
  return { press, type, toggle, button, arrive }
}

test('applies by keyboard only at 200 % zoom', async ({ page }) => {
  test.setTimeout(90_000)
  // 200 % zoom halves the CSS pixels of the window.
  const { width = 640 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: Math.max(320, width / 2), height: 400 })
  const { press, type, toggle, button, arrive } = keyboardOf(page)

  await page.goto(apply.forklift)
  await heading(page).waitFor()
  await button('Apply Now')
  await apply.step(page, 'Two questions first').waitFor()
  await toggle('Yes')
  await toggle('Yes')
  await button('Continue')
  await arrive('Your email address')
  await type('Email Address', apply.newEmailAddress())
  await press('Enter')
  await arrive('Upload your resume')
  await toggle('I do not have a resume')
  await button('Continue')
  await arrive('Personal Information')
  await type('First Name', 'Ann')
  await type('Last Name', 'Bell')
  await toggle('I do not have a Middle Name or Initial')
  await type('Cell #', '5125550177')
  await type('Street Address', '12 Elm Street')
  await type('City', 'Austin')
  await type('State/Province', 'Texas')
  await type('Zip/Postal Code', '78701')
  await toggle('Yes')
  await type('How did you hear about this job?', 'Job board')
  await button('Continue')
  await arrive('Resume')
  await toggle('I have no past employment')
  await button('Add Education')
  await page.getByRole('dialog').waitFor()
  await expectFits(page)
  await expect(page.getByLabel('Education Level')).toBeFocused()
  await page.keyboard.type('GED')
  await type('School Name', 'Eastside')
  await type('Course of Study', 'General')
  await type('Degree', 'GED')
  await type('City', 'Austin')
  await button('Add')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add Education' })).toBeFocused()
  await button('Continue')
  await arrive('Self-Identification')
  await type('Gender', 'I choose')
  await type('Race or Ethnicity', 'I choose')
  await type('Veteran Status', 'I choose')
  await tabTo(page, /^Yes, I have a disability/)
  await press('ArrowUp')
  await button('Continue')
  await arrive('Statement of Agreement')
  await toggle('I have read this statement and agree to it')
  await button(/^Submit Your Application/)
  await expect(page.getByText('Thank you for your Application')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'We have your application' })).toBeFocused()
})

/** Wall-clock time for each unit of processor time: 1 where no other process wants the processor. */
function measureContention(): number {
  const [startedAt, cpu] = [performance.now(), process.cpuUsage()]
  while (process.cpuUsage(cpu).user < 30_000);
  return Math.max(1, (performance.now() - startedAt) / 30)
}

test('on a slow phone waits for the upload only', onPhone, async ({ page, stack }) => {
  test.setTimeout(120_000)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  // Slow 4G, and a quarter of the processor speed.
  const slow = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
  await browser.send('Network.emulateNetworkConditions', { offline: false, ...slow })
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await apply.startApplication(page, apply.newEmailAddress())
  await upload(page, await readSample(stack, 'txt'))
  await expect(page.getByText('Your Resume was successfully uploaded!')).toBeVisible({
    timeout: 20_000,
  })
  /** Measures from Continue to the form of the next step. */
  const waits: number[] = []
  const contention: number[] = []
  const next = async (title: string, control: string) => {
    contention.push(measureContention())
    waits.push(
      await page.evaluate(
        async ([heading, label]) => {
          const before = performance.now()
          const buttons = [...document.querySelectorAll('button')]
          buttons.find(({ textContent }) => textContent?.startsWith('Continue'))?.click()
          const isOpen = () => {
            const { activeElement, body } = document
            return activeElement?.textContent === heading && body.innerText.includes(label ?? '')
          }
          while (!isOpen()) await new Promise(requestAnimationFrame)
          return performance.now() - before
        },
        [title, control],
      ),
    )
  }
  await next('Personal Information', 'Street Address')
  await answer(page, 'ever been employed with the company', 'No')
  await page.getByLabel('How did you hear about this job?').selectOption('267')
  await next('Resume', 'Add Education')
  for (;;) {
    const lacking = page.getByRole('listitem').filter({ hasText: 'Still needed' }).last()
    if (!(await lacking.isVisible())) break
    await completeEntry(page, lacking)
  }
  await next('Self-Identification', 'Veteran Status')
  await apply.fillSelfIdentification(page)
  await next('Statement of Agreement', 'Check your answers')
  expect(Math.max(...waits)).toBeLessThan(1000 * Math.max(...contention))
  await apply.acceptStatement(page)
  await apply.submitButton(page).click()
  await expect(page.getByRole('heading', { name: 'Thank You for Your Application!' })).toBeFocused()
  test.info().annotations.push({ type: 'waits', description: waits.map(Math.round).join(' ') })
})
