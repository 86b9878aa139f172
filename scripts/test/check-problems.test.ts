import { endpoints } from '@gatehouse/contracts/portal/endpoints'
import { expect, test } from '@jest/globals'
import { tallyProblems } from './check-problems.ts'

const all = endpoints.flatMap(({ method, path, problems }) =>
  problems.map((code) => `${method} ${path} ${code}`),
)

test('passes when every declared problem was answered', () => {
  expect(tallyProblems(`${all.join('\n')}\n`)).toMatchObject({ passed: 1, failed: 0 })
})

test('fails for each that no test was answered', () => {
  const [first, second, ...others] = all
  const { failed, failures } = tallyProblems(others.join('\n'))
  expect(failed).toBe(2)
  expect(failures).toEqual([`no test is answered ${first}`, `no test is answered ${second}`])
})
