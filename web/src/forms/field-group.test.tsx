import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { showPage } from '../testing/show-page.tsx'
import { FieldGroup } from './field-group.tsx'

afterEach(cleanup)

test('names a group of fields, with its help if it has one', async () => {
  await showPage(
    <FieldGroup title="Home address" help="Not a P.O. Box">
      <input aria-label="Street" />
    </FieldGroup>,
  )
  const group = screen.getByRole('group', { name: 'Home address' })
  expect(group.contains(screen.getByLabelText('Street'))).toBe(true)
  expect(group.textContent).toBe('Home addressNot a P.O. Box')
  cleanup()
  await showPage(<FieldGroup title="Home address">Street</FieldGroup>)
  expect(screen.getByRole('group').textContent).toBe('Home addressStreet')
})
