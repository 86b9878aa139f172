import { expect, test } from '@jest/globals'
import { makePdf } from '../make-pdf.ts'
import { readResume } from './read-resume.ts'
import { makeDoc } from './samples/make-doc.ts'
import { makeDocx } from './samples/make-docx.ts'
import { makeRtf } from './samples/make-rtf.ts'

async function read(text: string | Uint8Array) {
  const { outcome, found } = await readResume(Buffer.from(text))
  if (!found) throw new Error(outcome)
  return found
}

test('reads employers with dates first, company first, or all in one line', async () => {
  const { workHistory } = await read(`ANA LIMA

EMPLOYMENT HISTORY:

Copper Freight LLC — Round Rock, Texas
Dock Supervisor | Jan. 2021 - Current
• Ran the night dock.

2018 to 2020
Line Cook
Blue Door Restaurant

Cashier at Pecan Market (03/2015–12/2017)
Phone: 512.555.0170
`)
  expect(workHistory).toMatchObject([
    {
      ...{ jobTitle: 'Dock Supervisor', companyName: 'Copper Freight LLC', city: 'Round Rock' },
      ...{ stateProvince: 'TX', fromMonth: 1, fromYear: 2021, toMonth: null, toYear: null },
      jobDescription: 'Ran the night dock.',
    },
    {
      ...{ jobTitle: 'Line Cook', companyName: 'Blue Door Restaurant' },
      ...{ fromMonth: null, fromYear: 2018, toMonth: null, toYear: 2020 },
    },
    {
      ...{ jobTitle: 'Cashier', companyName: 'Pecan Market', phoneNumber: '5125550170' },
      ...{ fromMonth: 3, toMonth: 12, toYear: 2017 },
    },
  ])
})

test('separates employers without bullets or empty lines', async () => {
  const { workHistory } = await read(`Experience
Packer, Sage Foods, Austin, TX
2021 - Present
Packed all night long
Picker, Cold Storage, Kyle, TX
2019 - 2021
Drove a reach truck`)
  expect(workHistory).toMatchObject([
    { companyName: 'Sage Foods', jobDescription: 'Packed all night long' },
    { companyName: 'Cold Storage', jobDescription: 'Drove a reach truck' },
  ])
})

test('reads a résumé in Spanish', async () => {
  const found = await read(`Currículum
Íñigo Muñoz de la Peña
Celular: 737 555 0190
22 Calle Ocho #4
San Antonio TX 78205

Experiencia laboral
Cocinero, Taquería La Paloma, San Antonio, TX
enero de 2019 - actualidad

Educación
Instituto Tecnológico, Monterrey
`)
  expect(found).toMatchObject({
    ...{ firstName: 'Íñigo', middleName: 'Muñoz', lastName: 'de la Peña' },
    ...{ cellPhoneNumber: '7375550190', address: '22 Calle Ocho' },
    ...{ apartmentOrBuildingNumber: '#4', city: 'San Antonio', postalCode: '78205' },
    workHistory: [{ jobTitle: 'Cocinero', fromMonth: 1, fromYear: 2019, toYear: null }],
    educationHistory: [{ schoolName: 'Instituto Tecnológico' }],
  })
})

test('distinguishes phones by their labels', async () => {
  const found = await read(`Name: Ana Lima
Home 512-555-0161, mobile +1 (512) 555-0162
In an emergency: 5125550163`)
  expect(found).toMatchObject({
    ...{ phoneNumber: '5125550161', cellPhoneNumber: '5125550162' },
    ...{ emergencyPhoneNumber: '5125550163', firstName: 'Ana', lastName: 'Lima' },
  })
})

test('reads a Canadian address', async () => {
  expect(await read('Ana Lima\n5 King Street\nToronto, ON M5V 2T6')).toMatchObject({
    ...{ address: '5 King Street', city: 'Toronto', stateProvince: 'ON', postalCode: 'M5V 2T6' },
  })
})

test('reads schools and certifications line by line', async () => {
  const found = await read(`Ana Lima

Education and Training
University of Austin, BS in Logistics, graduated 2016, GPA 3.25

Pecan Valley High School
Diploma

Licenses & Certifications
- CPR, issued May 2024, expires June 1, 2026
- Food Handler
`)
  expect(found).toMatchObject({
    educationHistory: [
      {
        ...{ schoolName: 'University of Austin', degree: 'BS', courseOfStudy: 'Logistics' },
        ...{ educationLevelId: 607, gradePointAverage: 3.25 },
      },
      { schoolName: 'Pecan Valley High School', degree: 'Diploma', educationLevelId: 602 },
    ],
    certifications: [
      { name: 'CPR', issueDate: '2024-05-01', expirationDate: '2026-06-01' },
      { name: 'Food Handler', issueDate: null },
    ],
  })
})

test('reads a city without a comma, and schools named after states', async () => {
  const found = await read(`Ana Lima

Experience
H-E-B, Round Rock TX
Cashier
2015 - 2017

Education
BS in Accounting, Georgia State University, Atlanta, GA
AA in Logistics, Washington State College
`)
  expect(found).toMatchObject({
    workHistory: [
      { companyName: 'H-E-B', jobTitle: 'Cashier', city: 'Round Rock', stateProvince: 'TX' },
    ],
    educationHistory: [
      {
        ...{ schoolName: 'Georgia State University', courseOfStudy: 'Accounting' },
        ...{ city: 'Atlanta', stateProvince: 'GA' },
      },
      { schoolName: 'Washington State College', city: null },
    ],
  })
})

test('does not detach the bytes of a Buffer', async () => {
  const pdf = Buffer.from(makePdf(['Ana Lima']))
  expect((await readResume(pdf)).outcome).toBe('read')
  expect(pdf.toString('latin1')).toMatch(/^%PDF-/)
})

const accented = ['Zoë Núñez', 'Experience', 'Clerk, Añil & {Sons} <\\>, Austin, TX', '2019 - 2020']

test.each([
  ['rtf', makeRtf(accented)],
  ['docx', makeDocx(accented)],
  ['doc', makeDoc(accented)],
  ['utf-8', Buffer.from(`\ufeff${accented.join('\n')}`)],
  ['utf-16', Buffer.from(`\ufeff${accented.join('\r\n')}`, 'utf16le')],
  ['latin', Buffer.from(accented.join('\r'), 'latin1')],
])('reads all letters and signs of %s', async (_, bytes) => {
  expect(await read(bytes)).toMatchObject({
    ...{ firstName: 'Zoë', lastName: 'Núñez' },
    workHistory: [{ companyName: 'Añil & {Sons} <\\>' }],
  })
})

test('a file with dangling or circular references is unreadable, without hanging', async () => {
  const doc = Buffer.from(makeDoc(['Ana Lima']))
  for (const [place, value] of [
    [48, 0x00ff_ffff],
    [512 + 2 * 4, 2],
    [512 + 3 * 4, 3],
  ] as const) {
    const broken = Buffer.from(doc)
    broken.writeUInt32LE(value, place)
    expect(await readResume(broken)).toEqual({ outcome: 'unreadable', found: null })
  }
  for (let length = 8; length < doc.length; length += 512)
    expect((await readResume(doc.subarray(0, length))).outcome).toBe('unreadable')
})

test('reads the longest possible text within a second', async () => {
  const nasty = [
    'a'.repeat(300),
    '1 '.repeat(150),
    'A, '.repeat(100),
    '(512) '.repeat(60),
    'Jan 20',
  ]
  const text = `Experience\n${nasty.join('\n').repeat(200)}`
  const before = performance.now()
  await readResume(Buffer.from(text))
  expect(performance.now() - before).toBeLessThan(1000)
})

test('reads adversarial text as fast as any other', async () => {
  const before = performance.now()
  for (const letter of ['a', '5'])
    await readResume(new TextEncoder().encode(letter.repeat(100_000)))
  expect(performance.now() - before).toBeLessThan(2000)
})
