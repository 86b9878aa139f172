import { expect, test } from '@jest/globals'
import { toKnownValues } from './to-known-values.ts'

test.each([
  ['5125550142', '(512) 555-0142'],
  ['+1 (512) 555-0142', '(512) 555-0142'],
  ['555-0142 ext. 9', '555-0142 ext. 9'],
])('formats phone %s as %s', (PhoneNumber, shown) => {
  expect(toKnownValues({ PhoneNumber }, 'resume').personal.phone).toBe(shown)
})

test.each([
  [{ FromMonth: 3, FromYear: 2019, ToMonth: 5, ToYear: 2024 }, ['03/2019', '05/2024', '']],
  [{ FromMonth: 3, FromYear: 2019 }, ['03/2019', '', 'yes']],
  [{ FromYear: 2019, ToYear: 2020 }, ['2019', '2020', '']],
  [{ FromMonth: 13, FromYear: 2019 }, ['2019', '', 'yes']],
  [{ FromMonth: 12, FromYear: 2019, ToMonth: 1, ToYear: 2020 }, ['12/2019', '01/2020', '']],
  [{}, ['', '', '']],
  [{ FromMonth: 3, FromYear: 2019, ToMonth: 12, ToYear: 9999 }, ['03/2019', '', 'yes']],
  [{ FromMonth: 3, FromYear: 2019, ToMonth: 1, ToYear: 1900 }, ['03/2019', '', 'yes']],
  [{ FromMonth: 3, FromYear: 2019, ToMonth: 1, ToYear: 1 }, ['03/2019', '', 'yes']],
  [{ FromMonth: 3, FromYear: 2019, ToMonth: 1, ToYear: 22 }, ['03/2019', '', '']],
  [{ FromMonth: 1, FromYear: 1900, ToMonth: 5, ToYear: 2024 }, ['', '05/2024', '']],
])('maps the period %j', (known, shown) => {
  const [entry] = toKnownValues({ WorkHistory: [known] }, 'resume').employment
  expect([entry?.start, entry?.end, entry?.current]).toEqual(shown)
})

test('leaves mayContact empty if unknown', () => {
  const WorkHistory = [{}, { CanContact: true }, { CanContact: false }]
  const { employment } = toKnownValues({ WorkHistory }, 'file')
  expect(employment.map(({ id, mayContact }) => [id, mayContact])).toEqual([
    ['file-0', ''],
    ['file-1', 'yes'],
    ['file-2', 'no'],
  ])
})

test('a résumé gives all its entries, a file as many as a form holds', () => {
  const WorkHistory = Array.from({ length: 40 }, (_, index) => ({ CompanyName: `C${index}` }))
  const EducationHistory = Array.from({ length: 20 }, () => ({ SchoolName: 'Austin High' }))
  const Certifications = Array.from({ length: 25 }, () => ({ Name: 'CPR' }))
  const countsOf = (source: 'file' | 'resume') => {
    const known = toKnownValues({ WorkHistory, EducationHistory, Certifications }, source)
    return [known.employment, known.education, known.certifications].map(({ length }) => length)
  }
  expect(countsOf('resume')).toEqual([40, 20, 25])
  expect(countsOf('file')).toEqual([12, 12, 12])
})

test('of a very long résumé the latest jobs and certifications are taken, in its order', () => {
  const years = Array.from({ length: 52 }, (_, index) => 1970 + index)
  const WorkHistory = [{ FromYear: 1960 }, ...years.map((ToYear) => ({ FromYear: 1960, ToYear }))]
  const Certifications = [{ Name: 'CPR' }, ...years.map((year) => ({ IssueDate: `${year}-02-19` }))]
  const { employment, certifications } = toKnownValues({ WorkHistory, Certifications }, 'resume')
  expect(employment.map(({ end }) => end)).toEqual(['', ...years.slice(3).map(String)])
  expect(certifications.map(({ issued }) => issued)).toEqual(
    years.slice(2).map((year) => `02/19/${year}`),
  )
  const onFile = toKnownValues({ WorkHistory }, 'file').employment
  expect(onFile.map(({ end }) => end)).toEqual(['', ...years.slice(0, 11).map(String)])
})

test('truncates long values, and drops values the form does not accept', () => {
  const long = 'x'.repeat(5000)
  const known = toKnownValues(
    {
      City: long,
      StateProvince: 'Texas',
      WorkHistory: Array.from({ length: 30 }, () => ({
        JobDescription: long,
        Comments: long,
      })),
      Certifications: [{ IssueDate: '2024-02-19T00:00:00', ExpirationDate: 'soon' }],
    },
    'resume',
  )
  expect([known.personal.city.length, known.personal.state]).toEqual([200, ''])
  const [job] = known.employment
  expect([known.employment.length, job?.description.length]).toEqual([30, 1500])
  expect(job?.comments).toHaveLength(1500)
  expect(known.certifications[0]).toMatchObject({ issued: '02/19/2024', expires: '' })
})
