import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { elementIdPattern } from '@gatehouse/contracts/rules/element-id'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { acceptCookieNotice, setMeasurementConsent } from '../areas/privacy/consent.ts'

const recorded: string[] = []
const created = jest.fn(() => ({ recordPress: (id: string) => recorded.push(id) }))
jest.unstable_mockModule('../portal/press-recorder.ts', () => ({ createPressRecorder: created }))
const { watchPresses } = await import('./watch-presses.ts')
watchPresses()

/** All elements that are counted, to be reviewed: an id names no person and nothing they typed. */
const marks = [
  'areas/application/steps/agreement/agreement-step.tsx: submit-application',
  'areas/direct-deposit/deposits-form.tsx: save-direct-deposit',
  'areas/documents/document-action.tsx: download-document',
  'areas/documents/document-action.tsx: open-document',
  'areas/jobs/detail/apply/apply-section.tsx: apply-externally',
  'areas/jobs/detail/floating-apply.tsx: apply-now',
  'areas/notifications/attachment-button.tsx: download-attachment',
  'areas/payroll-pages/open-page.tsx: open-payroll-{page}',
  'areas/payroll-pages/use-open-payroll-page.ts: open-payroll-{page}',
  'areas/sign-in/redirect/redirect-page.tsx: sign-in',
  'areas/sign-in/sign-in-form.tsx: search-jobs',
  'areas/sign-in/sign-in-form.tsx: sign-in',
  'areas/w2-election/election-form.tsx: save-w2-election',
  'shell/language-switch.tsx: language-{language}',
  'shell/menu/extras.tsx: search-jobs',
  'shell/menu/menu-entry.tsx: menu-{toKebabCase(entry.label)}',
  'shell/menu/tab-bar.tsx: tab-{label}',
]

const source = join(import.meta.dirname, '..')

function findMarks(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  const marks = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(source, file), 'utf8')
      const found = text.matchAll(/\btrack'?(?:=|: | = )\{?["`]([^"`]+)["`]/g)
      return Array.from(found, ([, id]) => `${file}: ${id?.replaceAll('$', '')}`)
    })
  return [...new Set(marks)].toSorted()
}

beforeEach(() => {
  localStorage.clear()
  recorded.length = 0
  document.body.innerHTML = `
    <button data-track="apply-now"><span>Apply</span></button>
    <button data-track="sign-in" aria-disabled="true">Login</button>
    <button>Other</button>`
})

async function press(selector: string) {
  document.querySelector<HTMLElement>(selector)?.click()
  await new Promise((resolve) => setTimeout(resolve))
}

test('counts the marked elements of the table, and only those', () => {
  expect(findMarks()).toEqual(marks)
  for (const mark of marks) {
    const id = mark.replace(/^.*: /, '').replaceAll(/\{[^}]*\}/g, 'name')
    expect(id).toMatch(elementIdPattern)
  }
})

test('loads the recorder for the first press that may be measured, and once', async () => {
  await press('[data-track=apply-now]')
  expect([created.mock.calls.length, recorded]).toEqual([0, []])
  acceptCookieNotice()
  await press('[data-track=apply-now]')
  await press('[data-track=apply-now] span')
  expect([created.mock.calls.length, recorded]).toEqual([1, ['apply-now', 'apply-now']])
})

test('records neither disabled nor unmarked elements', async () => {
  acceptCookieNotice()
  await press('[aria-disabled]')
  await press('button:last-child')
  expect(recorded).toEqual([])
})

test('records a press that disables its element', async () => {
  acceptCookieNotice()
  const button = document.querySelector('[data-track=apply-now]')
  button?.addEventListener('click', () => button.setAttribute('aria-disabled', 'true'))
  await press('[data-track=apply-now]')
  expect(recorded).toEqual(['apply-now'])
})

test('removes the location of the visitor once measuring is refused, or at the next start', () => {
  acceptCookieNotice()
  sessionStorage.setItem('VisitorLocation', '{}')
  acceptCookieNotice()
  watchPresses()
  expect(sessionStorage.getItem('VisitorLocation')).toBe('{}')
  setMeasurementConsent('refused')
  expect(sessionStorage.getItem('VisitorLocation')).toBeNull()
  sessionStorage.setItem('VisitorLocation', '{}')
  watchPresses()
  expect(sessionStorage.getItem('VisitorLocation')).toBeNull()
})

test('records nothing once measuring is refused', async () => {
  acceptCookieNotice()
  setMeasurementConsent('refused')
  await press('[data-track=apply-now]')
  expect(recorded).toEqual([])
})
