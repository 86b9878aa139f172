import { expect, openAs, test } from '../portal.ts'
import { readMenu } from './menu.ts'

const middle = ['Announcements', 'Find Jobs', 'My Applications']
const last = ['My Account', 'Social Media']
const pay = [
  'Time & Payment',
  '- Direct Deposit',
  '- Time Reporting',
  '- View W-2/W2c Forms',
  '- W2 Election',
  '- Wage Statements',
]
const resources = [
  'My Resources',
  '- Benefits',
  '- Employee Guides',
  '- Notices',
  '- Paid Leave',
  '- Safety',
  '- Wage Verifications',
]
const info = ['My Info', '- Assignments', '- Profile']
const usual = [...pay, ...middle, ...info, ...resources, ...last]
const after = (words: string, more: string, list: string[]) =>
  list.flatMap((one) => (one === words ? [one, more] : [one]))

interface Row {
  menu: string[]
  /** Phone that receives the passcode instead of the email address. */
  to?: string
}

/** Menu entries of each persona, in order. */
const table: Record<string, Row> = {
  'maria.santos': { menu: after('- Wage Verifications', 'Recognition', usual) },
  'chris.lee': { menu: after('Time & Payment', '- California Waiver', usual) },
  'dana.wolf': { menu: usual },
  'noor.haddad': { menu: ['Time & Payment', ...middle, ...last] },
  'ivan.petrov': {
    menu: [...after('- Direct Deposit', '- ESS Careers', pay), ...middle, ...info, ...last],
  },
  'pat.brown': { menu: ['Child Support Order', ...usual] },
  'fay.kim': { menu: usual },
  'sam.ortiz': { menu: usual, to: '+15125550142' },
  'tia.prompt': { menu: usual },
  'nina.vo': { menu: usual },
  'bo.locked': { menu: usual },
  'lou.diaz': { menu: usual },
  'kai.mori': { menu: usual },
  'bea.stone': { menu: usual },
  'ola.berg': { menu: usual },
  'ted.nash': { menu: usual },
  'vic.hale': { menu: usual },
}

/** Personas who cannot sign in. */
const outside = ['rey.cruz', 'gus.lane', 'ines.roy']

const rows = Object.entries(table)
/** Personas of one test: the first load of a browser context costs most. */
const perTest = 6
for (let first = 0; first < rows.length; first += perTest)
  test(`menus of the personas from ${first + 1} on`, async ({ page, context, stack }) => {
    for (const [login, { menu, to }] of rows.slice(first, first + perTest))
      await test.step(`${login} has exactly this menu`, async () => {
        // Reads of the page before would be refused.
        await page.goto('about:blank')
        await context.clearCookies()
        await openAs(page, stack, login, '/announcements', to)
        if (login === 'chris.lee')
          await page.getByRole('button', { name: 'I Understand & Accept' }).click()
        expect(await readMenu(page)).toEqual(menu)
      })
  })

test('covers every persona', async ({ stack }) => {
  const known = [...Object.keys(table), ...outside].map((login) => `${login}@example.test`)
  expect(known.toSorted()).toEqual((await stack.personas()).toSorted())
})
