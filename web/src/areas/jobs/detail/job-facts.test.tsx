import type { Job } from '@gatehouse/contracts/portal/jobs'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { FreshCache } from '../../../testing/fresh-cache.tsx'
import { job } from '../../../testing/job.ts'
import { showPart } from '../../../testing/show-page.tsx'
import { JobFacts } from './job-facts.tsx'

globalThis.fetch = async () => Response.json([])

afterEach(cleanup)

function dayBefore(days: number) {
  const day = new Date()
  day.setDate(day.getDate() - days)
  return day.toLocaleDateString('sv-SE')
}

async function factsOf(changes: Partial<Job>) {
  await showPart(
    <FreshCache>
      <JobFacts job={job(changes)} />
    </FreshCache>,
  )
  return Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
}

test('tells all facts, the company first', async () => {
  const facts = await factsOf({ posted: dayBefore(0) })
  expect(Object.keys(facts)).toEqual([
    'Company',
    'Location',
    'Salary Range',
    'Position Type',
    'Date Posted',
    'Reference ID',
  ])
  expect(facts).toMatchObject({
    Company: 'XPO',
    Location: 'Austin, TX',
    'Salary Range': '$18 an hour',
    'Position Type': 'Contract',
    'Reference ID': 'Reference ID 301001',
  })
})

test('leaves out what is not known', async () => {
  const unknown = { city: '', state: '', salary: null, type: '', referenceId: '' }
  expect(await factsOf(unknown)).toEqual({ Company: 'XPO' })
})

test.each([
  [5, /^\w{3} \d{1,2}, \d{4} \(5 days ago\)$/],
  [0, /^\w{3} \d{1,2}, \d{4} \(today\)$/],
  // From a month on the age is the date itself.
  [40, /^\w{3} \d{1,2}, \d{4}$/],
])('tells the day of a job posted %i days ago once', async (days, text) =>
  expect((await factsOf({ posted: dayBefore(days) }))['Date Posted']).toMatch(text),
)

test('the logo is that of the job’s company', async () => {
  globalThis.fetch = async () =>
    Response.json([
      { code: 'arna', name: 'Arna', logo: '/arna.svg' },
      { code: 'xpo', name: 'XPO', logo: '/xpo.svg' },
    ])
  await factsOf({})
  const pictures = [...document.querySelectorAll('img')]
  expect(pictures.map((one) => [one.getAttribute('src'), one.alt])).toEqual([['/xpo.svg', '']])
})
