import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'

const { signIn } = await import('../../../testing/show-page.tsx')
const { clearCache } = await import('../../../portal/use-read.ts')
const { storeUnsavedForms } = await import('../../../forms/store-unsaved-forms.ts')
const { unsavedForms } = await import('../../../forms/unsaved-forms.ts')
const { useNewHistories } = await import('./new-histories.ts')

const show = () => renderHook(() => useNewHistories()).result
const [school, college, job] = [{ id: 'school' }, { id: 'college' }, { id: 'job' }]
const [companyA, companyB] = ['staffmark', 'pro staff']

beforeEach(() => signIn({ company: companyA }))
afterEach(async () => {
  cleanup()
  unsavedForms.clear()
  await clearCache()
})

test('entries that were saved stay, as later ones do, with the company they were saved at', async () => {
  const entries = show()
  for (const entry of [school, college]) {
    await act(async () => entries.current.addFound('education', entry))
    await act(async () => entries.current.markSaved(entries.current.unsaved))
  }
  await act(async () => entries.current.addFound('employment', job))
  await act(async () => entries.current.markSaved(entries.current.unsaved))
  const all = { education: [school, college], employment: [job] }
  expect(entries.current.saved).toEqual(all)
  expect(entries.current.unsaved).toEqual({ education: [], employment: [], unreviewed: [] })
  cleanup()

  await signIn({ company: companyB })
  expect(show().current.saved).toMatchObject({ education: [], employment: [] })
  cleanup()
  await signIn({ company: companyA })
  expect(show().current.saved).toEqual(all)
})

test('entries that were not saved come back at their own company', async () => {
  const entries = show()
  await act(async () => entries.current.addFound('education', school))
  storeUnsavedForms('maria')
  cleanup()
  await signIn({ company: companyB })
  expect(show().current).toMatchObject({ unsaved: { education: [] }, restored: false })
  cleanup()
  await signIn({ company: companyA })
  expect(show().current).toMatchObject({ unsaved: { education: [school] }, restored: true })
})

test('an entry that is added while others are saved stays unsaved', async () => {
  const entries = show()
  await act(async () => entries.current.addFound('education', school))
  const sent = entries.current.unsaved
  await act(async () => entries.current.addFound('education', college))
  await act(async () => entries.current.markSaved(sent))
  expect(entries.current.unsaved.education).toEqual([college])
})

test('what a résumé has is to be reviewed until it was opened or deleted', async () => {
  const entries = show()
  for (const entry of [school, college])
    await act(async () => entries.current.addFound('education', entry))
  expect(entries.current.unsaved.unreviewed).toEqual(['school', 'college'])
  await act(async () => entries.current.markReviewed(school))
  await act(async () => entries.current.changerOf('education')(() => [school]))
  expect(entries.current.unsaved.unreviewed).toEqual([])
})

test('adding an employment clears “no employment”', async () => {
  const entries = show()
  await act(async () => entries.current.setNoEmployment(true))
  await act(async () => entries.current.addFound('education', school))
  expect(entries.current.noEmployment).toBe(true)
  await act(async () => entries.current.addFound('employment', job))
  expect(entries.current.noEmployment).toBe(false)
})

test('takes twelve entries of a kind', async () => {
  const entries = show()
  for (let count = 0; count < 12; count++) {
    expect(entries.current.isFull('education')).toBe(false)
    await act(async () => entries.current.addFound('education', { id: String(count) }))
  }
  expect([entries.current.isFull('education'), entries.current.isFull('employment')]).toEqual([
    true,
    false,
  ])
})

test('an entry that is changed while it is saved stays unsaved as changed', async () => {
  const entries = show()
  await act(async () => entries.current.addFound('education', school))
  const sent = entries.current.unsaved
  const changed = { ...school, degree: 'GED' }
  await act(async () => entries.current.changerOf('education')(() => [changed]))
  await act(async () => entries.current.markSaved(sent))
  expect(entries.current.unsaved.education).toEqual([changed])
})
