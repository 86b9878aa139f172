import { EmptyReply } from '@gatehouse/contracts/empty-reply'
import { endpoint } from '@gatehouse/contracts/endpoint'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { object, string } from 'yup'
import { clearCache } from '../portal/use-read.ts'
import { showPart, signIn } from '../testing/show-page.tsx'
import { resetDirtyForms } from './dirty-forms.ts'
import { Field } from './field.tsx'
import type { Form } from './form.ts'
import { PasswordField } from './password-field.tsx'
import { Restored } from './restored/restored.tsx'
import { deleteUnsavedFormsOfOthers, storeUnsavedForms } from './store-unsaved-forms.ts'
import { SubmitButton } from './submit-button.tsx'
import { openForms, unsavedForms } from './unsaved-forms.ts'
import { useEndpointForm } from './use-endpoint-form.ts'

const save = endpoint({
  method: 'POST',
  path: '/api/session/sign-out',
  access: 'signed-in',
  body: object({ street: string().defined(), phrase: string().defined(), passcode: string() }),
  reply: EmptyReply,
  problems: [],
})

let form: Form<{ street: string; phrase: string; passcode: string }>

interface AddressFormProps {
  send?: () => Promise<void>
  prefill?: { street: string; phrase?: string }
}

function AddressForm({ send = async () => {}, ...options }: AddressFormProps) {
  form = useEndpointForm({
    endpoint: async () => save,
    initialValues: { street: '', phrase: '', passcode: '' },
    storeAs: 'address',
    send,
    onError() {},
    ...options,
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <Restored form={form} />
      <Field form={form} name="street" label="Street" />
      <PasswordField form={form} name="phrase" label="Phrase" />
      <Field form={form} name="passcode" label="Passcode" />
      <SubmitButton form={form}>Save</SubmitButton>
    </form>
  )
}

const show = (form = <AddressForm />) => showPart(form)

/** Stores the unsaved forms, clears the cache and unmounts the page. */
async function endSession(key: string) {
  storeUnsavedForms(key)
  await act(() => clearCache())
  cleanup()
}

const street = () => screen.getByLabelText<HTMLInputElement>('Street')
const restoredNotice = () => screen.queryByText('We kept your answers.')

beforeEach(() => signIn({ key: 'maria' }))
afterEach(() => {
  cleanup()
  unsavedForms.clear()
})

test('restores input when the same user signs in again', async () => {
  await show()
  await userEvent.type(street(), '12 Elm Street')
  await endSession('maria')
  await signIn({ key: 'maria' })
  await show()
  expect(street().value).toBe('12 Elm Street')
  expect(restoredNotice()).not.toBeNull()
})

test('stores nothing of an untouched form', async () => {
  await show()
  await endSession('maria')
  await signIn({ key: 'maria' })
  await show()
  expect(restoredNotice()).toBeNull()
})

test('does not restore the input of another user', async () => {
  await show()
  await userEvent.type(street(), '12 Elm Street')
  await endSession('maria')
  await signIn({ key: 'james' })
  await show()
  expect(street().value).toBe('')
  expect(restoredNotice()).toBeNull()
  deleteUnsavedFormsOfOthers('maria')
  expect(unsavedForms.size).toBe(1)
  deleteUnsavedFormsOfOthers('james')
  expect(unsavedForms.size).toBe(0)
})

test('stores no secrets, even while they are shown', async () => {
  await show()
  await userEvent.type(street(), '12 Elm Street')
  await userEvent.type(screen.getByLabelText('Phrase'), 'open sesame')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  await userEvent.type(screen.getByLabelText('Passcode'), '123456')
  await endSession('maria')
  expect(unsavedForms.get('address')?.values).toEqual({ street: '12 Elm Street' })
})

test.each(['newPassword', 'passcode', 'pin', 'accountPin', 'ssn', 'securityAnswer', 'code', 'key'])(
  'stores nothing of the field “%s”',
  async (name) => {
    await showPart(
      <>
        <input id="f-code" type="text" autoComplete="one-time-code" />
        <input id="f-key" type="password" />
      </>,
    )
    openForms.set('account', () => ({ id: 'f', values: { [name]: 'secret', pinned: 'yes' } }))
    storeUnsavedForms('maria')
    openForms.delete('account')
    expect(unsavedForms.get('account')).toEqual({ person: 'maria', values: { pinned: 'yes' } })
  },
)

test('stores sent input only if it has changed since', async () => {
  await show()
  await userEvent.type(street(), '12 Elm Street')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  storeUnsavedForms('maria')
  expect(unsavedForms.size).toBe(0)
  await userEvent.type(street(), '!')
  storeUnsavedForms('maria')
  expect(unsavedForms.get('address')?.values.street).toBe('12 Elm Street!')
})

test('keeps restored input until it is sent', async () => {
  await show()
  await userEvent.type(street(), '12 Elm Street')
  await endSession('maria')
  await signIn({ key: 'maria' })
  let fails = true
  await show(
    <AddressForm
      send={async () => {
        if (fails) throw new Error('not now')
      }}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(unsavedForms.size).toBe(1)
  expect(restoredNotice()).not.toBeNull()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(unsavedForms.size).toBe(0)
  expect(restoredNotice()).toBeNull()
})

test('no longer tells of restored input once it is reset', async () => {
  await show()
  await userEvent.type(street(), '12 Elm Street')
  await endSession('maria')
  await signIn({ key: 'maria' })
  await show()
  act(() => form.reset({ street: '' }))
  expect([street().value, restoredNotice()]).toEqual(['', null])
  await userEvent.type(street(), '14')
  expect(restoredNotice()).toBeNull()
})

test('input that the user has agreed to lose does not come back', async () => {
  await show()
  await userEvent.type(street(), '12 Elm Street')
  await endSession('maria')
  await signIn({ key: 'maria' })
  await show()
  await act(async () => resetDirtyForms())
  expect([street().value, restoredNotice(), unsavedForms.size]).toEqual(['', null, 0])
})

test('restored input comes before what a page prefills, which is unsent input itself', async () => {
  const prefilled = <AddressForm prefill={{ street: '1 Main Street', phrase: 'prefilled' }} />
  const { unmount } = await show(prefilled)
  await waitFor(() => expect(street().value).toBe('1 Main Street'))
  storeUnsavedForms('maria')
  expect(unsavedForms.get('address')?.values.street).toBe('1 Main Street')
  await userEvent.clear(street())
  await userEvent.type(street(), '12 Elm Street')
  storeUnsavedForms('maria')
  unmount()
  await show(prefilled)
  await waitFor(() => expect(street().value).toBe('12 Elm Street'))
  expect(screen.getByLabelText<HTMLInputElement>('Phrase').value).toBe('prefilled')
})

test('tells of restored input in a live region that was there before', async () => {
  const texts: (string | null)[] = []
  const observer = new MutationObserver((records) => {
    for (const { target } of records)
      if (target instanceof HTMLParagraphElement) texts.push(target.textContent)
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  await showPart(<Restored form={{ restored: true }} />)
  observer.disconnect()
  expect(texts).toEqual(['We kept your answers.'])
  expect(screen.getByRole('status').textContent).toBe('We kept your answers.')
})

test('writes nothing to browser storage', async () => {
  await show()
  await userEvent.type(street(), '12 Elm Street')
  await endSession('maria')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Elm')
})
