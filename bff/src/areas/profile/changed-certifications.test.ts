import { expect, test } from '@jest/globals'
import { changedCertifications } from './changed-certifications.ts'

const valuesOf = (name: string, id = '') => ({
  id,
  name,
  agency: 'Red Cross',
  state: 'TX',
  issued: '01/02/2026',
  expires: '',
  level: '',
})
const storedAs = (name: string, id = '') => {
  const values = valuesOf(name, id)
  const version = `version of ${name}`
  return { version, values, record: {}, isVersion: (given: string) => given === version }
}

test('entries that the upstream stores without ids are told apart by their versions', () => {
  const stored = [storedAs('First Aid'), storedAs('CPR')]
  const asRead = stored.map(({ version, values }) => ({ version, values }))
  expect(changedCertifications(asRead, stored)).toEqual([])
  const [first, second] = asRead
  const changed = { version: second?.version ?? '', values: { ...valuesOf('CPR'), level: '2' } }
  expect(changedCertifications([first as never, changed], stored)).toMatchObject([
    { id: 0, name: 'CPR', level: '2' },
  ])
})

test.each([
  ['another version', { version: 'version of CPR', values: valuesOf('First Aid', '7') }],
  ['the version of another id', { version: 'version of First Aid', values: valuesOf('CPR', '8') }],
  ['no version of an id on file', { version: '', values: valuesOf('First Aid', '7') }],
  ['a version without an id', { version: 'version of First Aid', values: valuesOf('First Aid') }],
])('%s is a change meanwhile', (_case, submitted) => {
  const stored = [storedAs('First Aid', '7'), storedAs('CPR', '8')]
  expect(() => changedCertifications([submitted], stored)).toThrow('entry-changed')
})
