import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { jobSummary } from '../../../testing/job.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({ contentLanguage: 'en' })
const { system } = await import('../../../ui/theme.ts')
const { clearApplied, markApplied } = await import('../applied-jobs.ts')
const { JobCards } = await import('./job-cards.tsx')
const { JobTable } = await import('./job-table.tsx')

afterEach(() => {
  cleanup()
  clearApplied()
})

const job = (id: string) => jobSummary({ id, referenceId: `30${id}`, title: `Welder ${id}` })
const jobs = [job('1001'), job('1002')]

const lists: [string, ReactNode, 'row' | 'listitem'][] = [
  ['table', <JobTable caption="Jobs" jobs={jobs} total={2} sortOf={() => undefined} />, 'row'],
  ['cards', <JobCards jobs={jobs} />, 'listitem'],
]

function textsOf(list: ReactNode, role: 'row' | 'listitem', at: string) {
  render(
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={[at]}>{list}</MemoryRouter>
    </ChakraProvider>,
  )
  return screen
    .getAllByRole(role)
    .filter((one) => within(one).queryByRole('link'))
    .map((one) => one.textContent)
}

test.each(lists)('%s: a job applied for in this tab is marked', (_name, list, role) => {
  markApplied('1002')
  const [other, applied] = textsOf(list, role, '/search')
  expect(other).not.toContain('Applied')
  expect(applied).toContain('Applied')
})

test.each(lists)(
  '%s: pay and company are told once, the id to internal staff alone',
  (_name, list, role) => {
    for (const at of ['/search', '/search-jobs', '/search-jobs?mode=internal']) {
      const [text = ''] = textsOf(list, role, at)
      expect(text.split('XPO')).toHaveLength(2)
      expect(text.split('$18 an hour')).toHaveLength(2)
      expect(text.split('1001')).toHaveLength(at.endsWith('internal') ? 3 : 2)
      cleanup()
    }
  },
)
