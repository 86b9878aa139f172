import { expect, expectAccessible, navigate, test } from '../portal.ts'
import { onBothScreens } from '../screens.ts'
import { tabTo } from '../tab-to.ts'
import { heading } from './search.ts'

const words = {
  English: {
    title: 'Job Search',
    keyword: 'Job Title/Keywords',
    search: 'Search',
    apply: 'Apply Now',
    howTo: 'Apply for this job',
  },
  Español: {
    title: 'Búsqueda de empleo',
    keyword: 'Puesto o palabras clave',
    search: 'Buscar',
    apply: 'Postularse ahora',
    howTo: 'Postúlese a este empleo',
  },
} as const
test.describe('from the search to the application', onBothScreens, () => {
  test('leads there by keyboard only', async ({ page }) => {
    await page.goto('/search-jobs')
    await heading(page).waitFor()
    for (const [language, text] of Object.entries(words))
      await test.step(`finds a job, reads it and reaches the application by keyboard only, in ${language}`, async () => {
        if (language === 'Español') {
          await page.getByRole('button', { name: language }).focus()
          await page.keyboard.press('Enter')
        }
        await expect(heading(page)).toHaveText(text.title)
        await tabTo(page, text.keyword)
        await page.keyboard.press('ControlOrMeta+A')
        await page.keyboard.type('clerk')
        await tabTo(page, text.search)
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL('/search-jobs?keyword=clerk')
        await expectAccessible(page)

        await tabTo(page, /Clerk/)
        const title = await page.locator(':focus').innerText()
        await page.keyboard.press('Enter')
        await expect(heading(page)).toHaveText(title)
        await expect(heading(page)).toBeFocused()
        await expectAccessible(page)

        await tabTo(page, text.apply)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { name: text.howTo })).toBeFocused()
        await page.getByRole('radio').first().waitFor()
        await page.keyboard.press('Tab')
        await expect(page.getByRole('radio').first()).toBeFocused()
        await page.goBack()
        const keyword = page.getByRole('textbox', { name: text.keyword })
        await expect(keyword).toHaveValue('clerk')
        await navigate(page, '/search-jobs')
        await expect(keyword).toHaveValue('')
      })
  })
})
