import type { Resume } from '@gatehouse/contracts/portal/application'
import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import type { Profile } from '@gatehouse/contracts/portal/profile'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { installFakeGateway } from '../../testing/fake-gateway.ts'
import { FakeUploadRequest, installFakeUploadRequest } from '../../testing/fake-upload-request.ts'
import { setSettings } from '../../testing/set-settings.ts'

installFakeUploadRequest()
installFakeGateway()
setSettings({ supportPhone: '1-800-555-0142', resumeMaxBytes: 5242880 })
const { showPage, signIn } = await import('../../testing/show-page.tsx')
const { clearCache } = await import('../../portal/use-read.ts')
const { dirtyForms } = await import('../../forms/dirty-forms.ts')
const { storeUnsavedForms } = await import('../../forms/store-unsaved-forms.ts')
const { unsavedForms } = await import('../../forms/unsaved-forms.ts')
const { ProfileSections } = await import('./profile-sections.tsx')

const unavailable = { state: 'unavailable', reason: 'failed', reference: 'ABCD-1234' } as const
const personal = { ...emptyFields('personal'), city: 'Austin', previouslyEmployed: 'no' }
const profile: Profile = {
  personal: {
    state: 'available',
    value: { version: 'v1', values: personal, emailAddress: 'maria@example.test' },
  },
  histories: unavailable,
  certifications: unavailable,
}

beforeEach(async () => {
  await signIn()
  await showPage(<ProfileSections profile={profile} retry={async () => undefined} />)
})
afterEach(async () => {
  cleanup()
  unsavedForms.clear()
  await clearCache()
})

async function uploadResume(city: string) {
  const before = FakeUploadRequest.newest
  const files = [new File(['text'], 'resume.txt', { type: 'text/plain' })]
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await act(async () => fireEvent.change(input, { target: { files } }))
  await waitFor(() => expect(FakeUploadRequest.newest).not.toBe(before))
  const resume: Resume = { name: 'resume.txt', outcome: 'parsed', isTaken: true }
  const found = {
    personal: { ...emptyFields('personal'), city },
    employment: [],
    education: [],
    certifications: [],
  }
  await act(async () => FakeUploadRequest.newest.reply(200, { resume, found }))
}
const press = async (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  await act(async () => fireEvent.click(button))
}
const offer = () => screen.getByRole('group', { name: /^Your resume says something else/ })

test('each press of Compare leads to what a résumé says, Change to the form alone', async () => {
  await uploadResume('Buda')
  expect(screen.queryByRole('group', { name: /^Your resume says/ })).toBeNull()
  for (let count = 0; count < 2; count++) {
    await press('Compare')
    expect(document.activeElement).toBe(offer())
  }
  await press('Cancel')
  await uploadResume('Kyle')
  await press('Change Personal Information')
  expect(offer().textContent).toContain('Kyle')
  expect(document.activeElement).not.toBe(offer())
})

test('tells that open personal information is saved on its own', async () => {
  const note = () => screen.queryByText(/it is saved with Save Info/)
  expect(note()).toBeNull()
  await press('Change Personal Information')
  expect(note()).not.toBeNull()
  await press('Cancel')
  expect(note()).toBeNull()
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe('Change Personal Information'),
  )
})

test('personal information that was not sent is open after another sign-in', async () => {
  await press('Change Personal Information')
  const city = () => screen.getByLabelText<HTMLInputElement>('City')
  await act(async () => fireEvent.change(city(), { target: { value: 'Buda' } }))
  await waitFor(() => expect(dirtyForms.size).toBe(1))
  storeUnsavedForms('maria')
  cleanup()
  await showPage(<ProfileSections profile={profile} retry={async () => undefined} />)
  await waitFor(() => expect(city().value).toBe('Buda'))
})
