import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import type { Rule } from '@gatehouse/contracts/rules/rule'
import { afterEach, beforeAll, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import type { Form } from '../../../forms/form.ts'
import { loadRuleText } from '../../../forms/rule-text/use-rule-text.ts'
import { describedFields, fieldsOfForm } from '../../../testing/described-fields.ts'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { AddressFields } from './address-fields.tsx'
import { LockedNames } from './locked-names.tsx'
import { type Personal, withFormattedPhones } from './personal-values.ts'
import { PhoneFields } from './phone-fields.tsx'
import { usePersonalFields } from './use-personal-fields.ts'

const { replies } = installFakeGateway()
for (const [country, name] of [
  ['US', 'Texas'],
  ['CA', 'Québec'],
] as const)
  replies.set(`GET /api/lookups/states?country=${country}`, () =>
    Response.json({ options: [{ id: name, name }] }),
  )

beforeAll(loadRuleText)

afterEach(cleanup)

interface FieldsProps {
  values?: Partial<Personal>
  errors?: Partial<Record<keyof Personal, Rule>>
  optionalFields?: readonly string[]
}

function Fields({ values = {}, errors = {}, optionalFields = [] }: FieldsProps) {
  const personal = { ...emptyFields('personal'), ...values }
  const form = { id: 'form', values: personal, errors, change() {} } as unknown as Form<Personal>
  const field = usePersonalFields(form, optionalFields)
  return (
    <>
      <PhoneFields values={personal} field={field} />
      <AddressFields field={field} />
    </>
  )
}

const phones = () => describedFields().slice(0, 2)

test('each field tells its keyboard, autocomplete, longest text and help', async () => {
  await showPage(<Fields />)
  expect(describedFields()).toEqual([
    'Cell #*, tel, tel, tel',
    'Phone #*, tel, tel, tel',
    'Emergency # (optional), tel, tel, off',
    'LinkedIn URL (optional), url, url, off, 200',
    'Street Address*, address-line1, 200, P.O. Boxes are not accepted',
    'Apt # (optional), address-line2, 200',
    'City*, address-level2, 200',
    'State/Province*, address-level1',
    'Zip/Postal Code*, postal-code, 20',
  ])
  const names = fieldsOfForm().map(({ name }) => name)
  expect(names.join(' ')).toBe(
    'cellPhone phone emergencyPhone linkedIn address apartment city state postalCode',
  )
  expect(screen.getByText('Enter a cell number or a phone number; one is enough.')).not.toBeNull()
  for (const name of ['How to reach you', 'Where you live'])
    expect(screen.getByRole('group', { name })).not.toBeNull()
  const states = screen.getByLabelText<HTMLSelectElement>('State/Province')
  expect([...states.options].map(({ text }) => text).slice(1)).toEqual(['Texas', 'Québec'])
})

test('of cell and phone number, one is optional once the other is complete', async () => {
  const number = '(512) 555-0142'
  await showPage(<Fields values={{ cellPhone: number }} />)
  expect(phones().map((one) => one.split(',')[0])).toEqual(['Cell #*', 'Phone # (optional)'])
  cleanup()
  await showPage(<Fields values={{ phone: number }} />)
  expect(phones().map((one) => one.split(',')[0])).toEqual(['Cell # (optional)', 'Phone #*'])
  cleanup()
  await showPage(<Fields values={{ cellPhone: number.slice(0, -1) }} />)
  expect(phones().map((one) => one.split(',')[0])).toEqual(['Cell #*', 'Phone #*'])
})

test('marks the fields that may stay empty, and names them without the mark in errors', async () => {
  await showPage(
    <Fields
      optionalFields={['city']}
      errors={{ city: 'character', linkedIn: 'web-address', apartment: 'too-long' }}
      values={{ city: 'Aus7in' }}
    />,
  )
  expect(describedFields()).toContain('City (optional), address-level2, 200')
  expect(screen.getByText(/^City: /)).not.toBeNull()
  expect(screen.getByText('Apt #: at most 20 characters')).not.toBeNull()
})

test('names that cannot be changed are listed, without those that are missing', async () => {
  const names = { firstName: 'Maria', middleName: '', lastName: 'Santos' }
  await showPage(<LockedNames names={names} note="Ask us." />)
  const section = screen.getByRole('region', { name: 'Your name' })
  expect(section.textContent).toContain('Ask us.')
  const lines = [...screen.getAllByRole('term'), ...screen.getAllByRole('definition')]
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'First Name',
    'Last Name',
    'Maria',
    'Santos',
  ])
})

test('formats each phone number', () => {
  const [cellPhone, phone, emergencyPhone] = ['5125550119', '5125550120', '5125550121']
  const personal = { ...emptyFields('personal'), cellPhone, phone, emergencyPhone, city: '5125' }
  expect(withFormattedPhones(personal)).toEqual({
    ...personal,
    cellPhone: '(512) 555-0119',
    phone: '(512) 555-0120',
    emergencyPhone: '(512) 555-0121',
  })
})
