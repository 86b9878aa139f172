import { EmptyReply } from '@gatehouse/contracts/empty-reply'
import { endpoint } from '@gatehouse/contracts/endpoint'
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { object, string } from 'yup'
import { showPart } from '../testing/show-page.tsx'
import { confirmDiscard, dirtyForms, discardPromptHost } from './dirty-forms.ts'
import { Field } from './field.tsx'
import { FormElement } from './form-element.tsx'
import { SubmitButton } from './submit-button.tsx'
import { unsavedForms } from './unsaved-forms.ts'
import { useEndpointForm } from './use-endpoint-form.ts'

const save = endpoint({
  method: 'POST',
  path: '/api/session/sign-out',
  access: 'signed-in',
  body: object({ street: string().defined() }),
  reply: EmptyReply,
  problems: [],
})

const onError = jest.fn()

interface AddressFormProps {
  send?: () => Promise<void>
  autosaved?: boolean
}

function AddressForm({ send = async () => {}, ...options }: AddressFormProps) {
  const form = useEndpointForm({
    endpoint: async () => save,
    initialValues: { street: '' },
    send,
    onError,
    ...options,
  })
  return (
    <FormElement submit={form.submit}>
      <Field form={form} name="street" label="Street" />
      <SubmitButton form={form}>Save</SubmitButton>
    </FormElement>
  )
}

const show = (form = <AddressForm />) => showPart(form)

const street = () => screen.getByLabelText<HTMLInputElement>('Street')

afterEach(cleanup)

test('a form is dirty from the first input until it is sent', async () => {
  let release: () => void = () => undefined
  await show(<AddressForm send={() => new Promise((resolve) => (release = resolve))} />)
  expect(dirtyForms.size).toBe(0)
  await userEvent.type(street(), 'Elm')
  expect(dirtyForms.size).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(dirtyForms.size).toBe(0))
  await act(async () => release())
  expect(dirtyForms.size).toBe(0)
  await userEvent.type(street(), ' 2')
  expect(dirtyForms.size).toBe(1)
})

test('a form stays dirty when sending fails', async () => {
  await show(<AddressForm send={() => Promise.reject(new Error('refused'))} />)
  await userEvent.type(street(), 'Elm')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(dirtyForms.size).toBe(1))
})

test('an autosaved form is not dirty', async () => {
  await show(<AddressForm autosaved />)
  await userEvent.type(street(), 'Elm')
  expect([street().value, dirtyForms.size]).toEqual(['Elm', 0])
})

test('an unmounted form is not dirty', async () => {
  await show()
  await userEvent.type(street(), 'Elm')
  cleanup()
  expect(dirtyForms.size).toBe(0)
})

test('prompts only for unsaved input, and resets the forms only on consent', async () => {
  let prompts = 0
  let agreed = false
  const unmount = discardPromptHost.mount(async () => {
    prompts++
    return agreed
  })
  await show()
  expect(await confirmDiscard()).toBe(true)
  expect(prompts).toBe(0)

  await userEvent.type(street(), 'Elm')
  expect(await confirmDiscard()).toBe(false)
  expect(street().value).toBe('Elm')

  agreed = true
  await act(async () => expect(await confirmDiscard()).toBe(true))
  expect(street().value).toBe('')
  expect([prompts, dirtyForms.size]).toEqual([2, 0])
  unmount()
})

test('unsent input, and that of a session that has ended, object to a reload after an upgrade', () => {
  const mayReload = () => window.dispatchEvent(new Event('gatehouse:reload', { cancelable: true }))
  dirtyForms.clear()
  expect(mayReload()).toBe(true)
  dirtyForms.set('form', () => {})
  expect(mayReload()).toBe(false)
  dirtyForms.clear()
  unsavedForms.set('address', { person: 'maria', values: { street: 'Elm' } })
  expect(mayReload()).toBe(false)
  unsavedForms.clear()
})
