import type { Page } from '@playwright/test'
import { diffLinesRaw } from 'jest-diff'
import { describeScreen, hideVolatile } from '../describe-screen.ts'
import { expectRecorded } from '../screen-record.ts'
import { type Control, nextControl } from './next-control.ts'
import { watch } from './watch.ts'

/** More than any page has: controls that name themselves anew would have no end. */
const mostControls = 150

/**
 * Uses each control of a page once, those of an open dialog first. Expects what each use changes to be as
 * recorded: the screen, the focus, what was sent and announced. `scope` selects the part with the controls.
 */
export async function walkControls(page: Page, scope = 'main') {
  const watching = await watch(page)
  const { pathname, search } = new URL(page.url())
  const path = pathname + search
  const parts = scope === 'main' ? 'page' : 'all'
  const used = new Set<string>()
  /** The page, and what covers it, if it does, as last described. */
  const last = { page: '', dialog: '' }

  /** Does something, and expects the record's next entry. */
  async function expectChange(
    what: string,
    act: () => Promise<unknown>,
    writes: 'fail' | 'go on' = 'fail',
  ) {
    await watching.begin(writes)
    await act()
    // Fails while a press leaves the page.
    await watching.quiet().catch(() => {})
    let now = { ...last }
    const describe = async () => {
      const screen = await describeScreen(page, parts)
      // Behind a modal dialog the page has no roles.
      now = isPage(screen) ? { page: screen, dialog: '' } : { ...last, dialog: screen }
      const changes = isPage(screen)
        ? changedLines(last.page, screen)
        : changedLines(last.dialog, screen)
      const focus = await page.evaluate(describeFocus)
      const lines = [`# ${what}`, ...changes, ...(await watching.events()), focus, '']
      return hideVolatile(lines.map((line) => line.trimEnd()).join('\n'))
    }
    await expectRecorded(() => describe().catch(() => 'The page is being left.'))
    Object.assign(last, now)
  }

  /** Again after a write, which has failed. */
  async function press(key: string, element: Control['element']) {
    const click = () =>
      element.evaluate((one) => {
        one.focus()
        one.click()
      })
    await expectChange(key, click)
    const isThere = await element.evaluate((one) => one.isConnected).catch(() => false)
    if (watching.hasWritten() && isThere) await expectChange(`${key}, again`, click, 'go on')
  }

  /** Text fields are tried empty and with a text that few of them accept, and get theirs back. */
  async function use({ key, element }: Control) {
    const type = await element.evaluate((one) =>
      one instanceof HTMLInputElement ? one.type : one.localName,
    )
    if (type === 'select') {
      const last = await element.evaluate((one) => (one as HTMLSelectElement).options.length - 1)
      return expectChange(key, () => element.selectOption({ index: last }))
    }
    if (type === 'file')
      return expectChange(key, () =>
        element.setInputFiles({ name: 'a.exe', mimeType: 'text/plain', buffer: Buffer.from('MZ') }),
      )
    if (!/^(text|email|password|tel|search|number|url|date|month|textarea)$/.test(type))
      return press(key, element)
    const value = await element.inputValue()
    for (const text of new Set(['x', '', value]))
      await expectChange(
        `${key} = ${text && text === value ? 'as before' : `"${text}"`}`,
        async () => {
          await element.focus()
          await page.keyboard.press('ControlOrMeta+A')
          await page.keyboard.press('Delete')
          await page.keyboard.type(text)
          await page.keyboard.press('Tab')
        },
      )
  }

  const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await expectChange(path, async () => {})
  while (used.size < mostControls) {
    const control = await nextControl(page, used, scope)
    if (control) {
      used.add(control.key)
      await use(control)
      if (new URL(page.url()).pathname !== pathname)
        await expectChange('back', async () => {
          await page.goto(path)
          await page.locator('h1').first().waitFor({ state: 'attached' })
        })
    } else {
      const open = await dialogs.count()
      if (open === 0) return
      await expectChange('Escape', () => page.keyboard.press('Escape'))
      if ((await dialogs.count()) >= open) return
    }
  }
  throw new Error(`${path} has no end of controls: ${[...used].join(', ')}`)
}

const isPage = (screen: string) => /^- main/m.test(screen)

/** Of two screens the lines that differ, with + and -. */
function changedLines(before: string, after: string): string[] {
  return diffLinesRaw(before.split('\n'), after.split('\n')).flatMap((diff) =>
    diff[0] === 0 ? [] : [`${diff[0] < 0 ? '-' : '+'} ${diff[1]}`],
  )
}

/** Runs in the page. */
function describeFocus(): string {
  const element = document.activeElement
  const text = (element?.getAttribute('aria-label') || element?.textContent || '').trim()
  return `focus: ${element?.localName} ${element?.getAttribute('name') ?? ''} ${text.slice(0, 60)}`
}
