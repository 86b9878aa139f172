import { EmptyReply } from '@gatehouse/contracts/empty-reply'
import { endpoint } from '@gatehouse/contracts/endpoint'
import type { Problem } from '@gatehouse/contracts/problem'
import type { Rule } from '@gatehouse/contracts/rules/rule'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { object, string } from 'yup'
import { portalErrorOf } from '../testing/portal-error-of.ts'
import { press } from '../testing/press.ts'
import { setSettings } from '../testing/set-settings.ts'
import type { Form } from './form.ts'

setSettings()
const { showPart } = await import('../testing/show-page.tsx')
const { useAlerts } = await import('../ui/alerts.tsx')
const { Failure } = await import('../ui/failure.tsx')
const { ErrorSummary } = await import('./error-summary.tsx')
const { Field } = await import('./field.tsx')
const { FormElement } = await import('./form-element.tsx')
const { SubmitButton } = await import('./submit-button.tsx')
const { onSessionChange } = await import('../portal/signed-out.ts')
const { useEndpointForm } = await import('./use-endpoint-form.ts')

const save = endpoint({
  method: 'PUT',
  path: '/api/account/email',
  access: 'signed-in',
  body: object({
    street: string()
      .required('required' satisfies Rule)
      .max(20, 'invalid' satisfies Rule),
  }),
  reply: EmptyReply,
  problems: [],
})

const unreachable = async () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}
const loadRules = jest.fn<() => Promise<typeof save>>()
const send = jest.fn<(...body: unknown[]) => Promise<void>>()

let form: Form<{ street: string }>
let alerts: ReturnType<typeof useAlerts>

function AddressForm() {
  alerts = useAlerts()
  const [failure, setFailure] = useState<unknown>(null)
  form = useEndpointForm({
    endpoint: loadRules,
    initialValues: { street: '' },
    async send(_endpoint, body) {
      setFailure(null)
      await send(body)
    },
    onError: setFailure,
  })
  return (
    <FormElement submit={form.submit}>
      <Field form={form} name="street" label="Street" />
      {failure !== null && <Failure error={failure} onRetry={form.retry} inForm />}
      <SubmitButton form={form}>Save</SubmitButton>
    </FormElement>
  )
}

beforeEach(async () => {
  loadRules.mockReset().mockResolvedValue(save)
  send.mockReset().mockResolvedValue()
  await showPart(<AddressForm />)
})
afterEach(cleanup)

const type = (value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText('Street'), { target: { value } }))

test('the button is disabled only while the form is sent, also before it is complete', async () => {
  const button = screen.getByRole('button', { name: 'Save' })
  expect(button.getAttribute('aria-disabled')).toBe('false')
  const { promise, resolve } = Promise.withResolvers<void>()
  send.mockReturnValue(promise)
  await type('Elm Street')
  await press('Save')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await act(async () => resolve())
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'))
})

test('loads the rules on the first input, once', async () => {
  expect(loadRules).not.toHaveBeenCalled()
  await type('Elm')
  await type('Elm Street')
  await press('Save')
  expect(loadRules).toHaveBeenCalledTimes(1)
  expect(send.mock.calls).toEqual([[{ street: 'Elm Street' }]])
})

test('a press shows the failure while the rules cannot be loaded', async () => {
  loadRules.mockImplementation(unreachable)
  await type('Elm Street')
  const button = screen.getByRole('button', { name: 'Save' })
  await press('Save')
  expect(screen.getByRole('alert').textContent).toContain('We could not reach the portal')
  expect(button.getAttribute('aria-busy')).toBe('false')
  expect(send).not.toHaveBeenCalled()
  expect(screen.getByLabelText<HTMLInputElement>('Street').value).toBe('Elm Street')
})

test('Try again loads the rules again, and sends', async () => {
  loadRules.mockImplementation(unreachable)
  await type('Elm Street')
  await press('Save')
  loadRules.mockResolvedValue(save)
  await press('Try again')
  expect(send.mock.calls).toEqual([[{ street: 'Elm Street' }]])
  expect(screen.queryByRole('alert')).toBeNull()
  // The pressed button is gone.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
})

test('says nothing when the user cancels the step-up, and keeps the input', async () => {
  send.mockRejectedValue(portalErrorOf('step-up-required'))
  await type('Elm Street')
  await press('Save')
  expect(send).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Street').value).toBe('Elm Street')
})

test('removes the alert of the last failure when it is sent again', async () => {
  await type('Elm Street')
  act(() => void alerts.raise('error', 'Not saved'))
  expect(screen.getByText('Not saved')).toBeTruthy()
  await press('Save')
  expect(screen.queryByText('Not saved')).toBeNull()
})

test('clear empties a field, without an error until the next press', async () => {
  await press('Save')
  expect(screen.getByText('Street is required')).toBeTruthy()
  await type('Elm Street')
  await act(async () => form.clear('street'))
  expect([form.values.street, form.errors]).toEqual(['', {}])
  await press('Save')
  expect(screen.getByText('Street is required')).toBeTruthy()
})

test('select marks the text of a field, so that typing replaces it', async () => {
  await type('Elm Street')
  act(() => form.select('street'))
  const street = screen.getByLabelText<HTMLInputElement>('Street')
  expect(document.activeElement).toBe(street)
  expect([street.selectionStart, street.selectionEnd]).toEqual([0, 10])
})

test('validates input that was typed before the rules could be loaded', async () => {
  loadRules.mockImplementation(unreachable)
  await type('A street with a very long name')
  loadRules.mockResolvedValue(save)
  await press('Save')
  expect(screen.getByText('Street is not valid')).toBeTruthy()
  expect(send).not.toHaveBeenCalled()
})

test('shows the field errors of the gateway at their fields', async () => {
  const errors = [{ field: 'street', rule: 'invalid' as const }]
  send.mockRejectedValue(portalErrorOf('invalid-input', { errors }))
  await type('Elm Street')
  await press('Save')
  expect(screen.getByText('Street is not valid')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each<[string, NonNullable<Problem['errors']>]>([
  ['no field', []],
  ['a field that the form does not have', [{ field: 'addresses[0].street', rule: 'invalid' }]],
])('shows the failure when the gateway refuses %s', async (_case, errors) => {
  send.mockRejectedValue(portalErrorOf('invalid-input', { errors }))
  await type('Elm Street')
  await press('Save')
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on our side.')
})

test('ignores a second press while it sends', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  send.mockReturnValue(promise)
  await type('Elm Street')
  await press('Save')
  await press('Save One moment, please')
  await act(async () => resolve())
  expect(send).toHaveBeenCalledTimes(1)
})

test('leaves the page when the session has ended, without a failure', async () => {
  const leave = jest.fn()
  const undo = onSessionChange(leave)
  send.mockRejectedValue(portalErrorOf('not-signed-in'))
  await type('Elm Street')
  await press('Save')
  undo()
  expect(leave).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

const city = endpoint({
  ...save,
  body: object({
    street: string()
      .required('required' satisfies Rule)
      .max(20, 'invalid' satisfies Rule),
    city: string()
      .required('required' satisfies Rule)
      .min(3, 'invalid' satisfies Rule),
  }),
})
const labels = { street: 'Street', city: 'City' }
let cityForm: Form<{ street: string; city: string }>

function CityForm({ onFocus }: { onFocus?: () => void }) {
  cityForm = useEndpointForm({
    endpoint: async () => city,
    initialValues: { street: '', city: '' },
    send: (_endpoint, body) => send(body),
    onError() {},
  })
  return (
    <FormElement submit={cityForm.submit} {...(onFocus && { onFocus })}>
      <ErrorSummary form={cityForm} labels={labels} />
      <Field form={cityForm} name="street" label="Street" />
      <Field form={cityForm} name="city" label="City" />
      <SubmitButton form={cityForm} track="save-address">
        Save
      </SubmitButton>
    </FormElement>
  )
}

async function showCityForm(onFocus?: () => void) {
  cleanup()
  await showPart(<CityForm {...(onFocus && { onFocus })} />)
}
const fill = (values: Record<string, string>) =>
  act(async () => {
    for (const [label, value] of Object.entries(values))
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
  })

test('several errors take the focus to their summary, one to its field', async () => {
  await showCityForm()
  await press('Save')
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /Please check/ }))
  await fill({ Street: 'Elm Street' })
  expect(document.activeElement).not.toBe(screen.getByLabelText('City'))
  await press('Save')
  expect(document.activeElement).toBe(screen.getByLabelText('City'))
})

test('errors are shown on a press alone, and then while typing, which moves no focus', async () => {
  await showCityForm()
  await fill({ Street: 'Elm Street' })
  await act(async () => fireEvent.blur(screen.getByLabelText('City')))
  expect(cityForm.errors).toEqual({})
  await press('Save')
  // The first of two broken rules.
  expect(cityForm.errors).toEqual({ city: 'required' })
  screen.getByLabelText('Street').focus()
  await fill({ City: 'Au' })
  expect(cityForm.errors).toEqual({ city: 'invalid' })
  expect(document.activeElement).toBe(screen.getByLabelText('Street'))
  await fill({ City: 'Austin' })
  expect(cityForm.errors).toEqual({})
})

test('errors of the gateway take the focus once they are there', async () => {
  await showCityForm()
  const { promise, reject } = Promise.withResolvers<void>()
  send.mockReturnValue(promise)
  await fill({ Street: 'Elm Street', City: 'Austin' })
  const button = screen.getByRole('button', { name: 'Save' })
  button.focus()
  await press('Save')
  expect(document.activeElement).toBe(button)
  const errors = [
    { field: 'city', rule: 'invalid' as const },
    { field: 'country', rule: 'invalid' as const },
  ]
  await act(async () => reject(portalErrorOf('invalid-input', { errors })))
  expect(cityForm.errors).toEqual({ city: 'invalid' })
  expect(document.activeElement).toBe(screen.getByLabelText('City'))
})

test('clear and reset leave the other fields as they were typed, and make them those that are saved', async () => {
  await showCityForm()
  await fill({ Street: 'Elm Street', City: 'Austin' })
  expect(cityForm.dirty).toBe(true)
  await act(async () => cityForm.clear('street'))
  expect([cityForm.values, cityForm.dirty]).toEqual([{ street: '', city: 'Austin' }, false])
  await act(async () => cityForm.reset({ street: 'Oak Street' }))
  expect([cityForm.values, cityForm.dirty]).toEqual([
    { street: 'Oak Street', city: 'Austin' },
    false,
  ])
})

test('reset keeps what was typed since the values were sent, as input that is not saved', async () => {
  await showCityForm()
  await fill({ Street: 'Elm Street', City: 'Austin' })
  const sent = cityForm
  await fill({ Street: 'Elm Street 2', City: 'Kyle' })
  await act(async () => sent.reset({ street: 'Oak Street' }))
  expect([cityForm.values, cityForm.dirty]).toEqual([{ street: 'Oak Street', city: 'Kyle' }, true])
})

test('is sent by a counted button and by Enter, is validated by the portal, and tells of its first input', async () => {
  const onFocus = jest.fn()
  await showCityForm(onFocus)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  const { form: element } = button
  expect([button.type, button.dataset.track, element?.noValidate]).toEqual([
    'submit',
    'save-address',
    true,
  ])
  act(() => screen.getByLabelText('Street').focus())
  expect(onFocus).toHaveBeenCalledTimes(1)
  await fill({ Street: 'Elm Street', City: 'Austin' })
  await act(async () => expect(fireEvent.submit(element as Element)).toBe(false))
  expect(send.mock.calls).toEqual([[{ street: 'Elm Street', city: 'Austin' }]])
})

test('says that it is being sent', async () => {
  await showCityForm()
  const { promise, resolve } = Promise.withResolvers<void>()
  send.mockReturnValue(promise)
  await fill({ Street: 'Elm Street', City: 'Austin' })
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  await press('Save')
  expect([status.textContent, status.closest('button')?.getAttribute('aria-busy')]).toEqual([
    'One moment, please',
    'true',
  ])
  await act(async () => resolve())
  await waitFor(() => expect(status.textContent).toBe(''))
})
