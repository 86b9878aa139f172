import type { Resume } from '@gatehouse/contracts/portal/application'
import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import type { FoundInResume, Profile } from '@gatehouse/contracts/portal/profile'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import {
  FakeUploadRequest,
  installFakeUploadRequest,
} from '../../../testing/fake-upload-request.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'

installFakeUploadRequest()
installFakeGateway()
setSettings({ supportPhone: '1-800-555-0142', resumeMaxBytes: 5242880 })
const { showPage, signIn } = await import('../../../testing/show-page.tsx')
const { clearCache } = await import('../../../portal/use-read.ts')
const { useNewHistories } = await import('../histories/new-histories.ts')
const { ResumeSection } = await import('./resume-section.tsx')

const available = <T,>(value: T) => ({ state: 'available' as const, value })
const job = (id: string, jobTitle: string) => ({
  ...emptyFields('employment'),
  id,
  company: 'Acme',
  jobTitle,
})
const profile: Profile = {
  personal: available({
    version: 'v1',
    values: { ...emptyFields('personal'), city: 'Austin' },
    emailAddress: '',
  }),
  histories: available({ employment: [job('stored', 'Cook')], education: [] }),
  certifications: available([
    {
      version: 'v1',
      values: { ...emptyFields('certification'), id: 'c1', name: 'CPR', agency: 'Red Cross' },
    },
  ]),
}
const nothing: FoundInResume = {
  personal: emptyFields('personal'),
  employment: [],
  education: [],
  certifications: [],
}

let compared = 0

function Section() {
  const [found, setFound] = useState<FoundInResume>()
  const newEntries = useNewHistories()
  return (
    <>
      <button type="button" onClick={() => newEntries.markSaved(newEntries.unsaved)}>
        Save
      </button>
      <button
        type="button"
        onClick={() => {
          for (let count = 0; count < 12; count++)
            newEntries.addFound('employment', job(String(count), 'Waiter'))
        }}
      >
        Fill
      </button>
      <ResumeSection
        profile={profile}
        brand="staffmark"
        newEntries={newEntries}
        found={found}
        onFound={setFound}
        onCompare={() => {
          compared++
        }}
      />
    </>
  )
}

async function chooseFile(name: string) {
  const files = [new File(['text'], name, { type: 'text/plain' })]
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await act(async () => fireEvent.change(input, { target: { files } }))
}

async function uploadResume(outcome: Resume['outcome'], reply: FoundInResume) {
  const before = FakeUploadRequest.newest
  await chooseFile('resume.txt')
  await waitFor(() => expect(FakeUploadRequest.newest).not.toBe(before))
  const resume: Resume = { name: 'resume.txt', outcome, isTaken: true }
  await act(async () => FakeUploadRequest.newest.reply(200, { resume, found: reply }))
}
const offered = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelectorAll('p')[1]?.textContent)

beforeEach(async () => {
  compared = 0
  await signIn()
  await showPage(<Section />)
})
afterEach(async () => {
  cleanup()
  await clearCache()
})

test('another résumé is offered without the decisions about the one before', async () => {
  const reply = { ...nothing, employment: [job('', 'Picker'), job('', 'Driver')] }
  await uploadResume('parsed', reply)
  await press('Skip Picker, Acme')
  expect(offered()).toEqual(['Driver, Acme'])
  await uploadResume('parsed', reply)
  expect(offered()).toEqual(['Picker, Acme', 'Driver, Acme'])
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
  expect(screen.queryByText(/^Skipped/)).toBeNull()
})

test('an entry that was added counts as known, like one on file, also once it is saved', async () => {
  const reply = { ...nothing, employment: [job('', 'Cook'), job('', 'Picker')] }
  await uploadResume('parsed', reply)
  expect(screen.queryAllByText(/^Looks like one/)).toHaveLength(1)
  await press('Add Picker, Acme')
  await uploadResume('parsed', reply)
  expect(screen.queryAllByText(/^Looks like one/)).toHaveLength(2)
  await press('Save')
  expect(screen.queryAllByText(/^Looks like one/)).toHaveLength(2)
})

test('a full history takes no entry of a résumé', async () => {
  await press('Fill')
  await uploadResume('parsed', { ...nothing, employment: [job('', 'Picker')] })
  await press('Add Picker, Acme')
  expect(offered()).toEqual(['Picker, Acme'])
  expect(screen.getByText('That is as many as we can take.')).not.toBeNull()
})

test.each<[Resume['outcome'], RegExp, RegExp]>([
  ['parsed', /^We found nothing in it that is new/, /^You can try another file/],
  ['no-data', /^You can try another file/, /^We found nothing/],
  ['parse-failed', /^You can try another file/, /^We found nothing/],
  ['timeout', /^We could not read your resume in time/, /^We found nothing/],
])('a résumé that gives nothing (%s) says what to do', async (outcome, told, other) => {
  await uploadResume(outcome, nothing)
  expect(screen.queryAllByText(told)).toHaveLength(1)
  expect(screen.queryAllByText(other)).toHaveLength(0)
})

test('other personal information can be compared', async () => {
  const personal = { ...nothing.personal, city: 'Buda', address: '1 Elm Street' }
  await uploadResume('parsed', { ...nothing, personal })
  expect(screen.queryByText(/^We found nothing/)).toBeNull()
  expect(screen.getByText(/^2 things in your personal information are different/)).not.toBeNull()
  await press('Compare')
  expect(compared).toBe(1)
})

test('offers each kind of entry, and compares it with those on file', async () => {
  const school = { ...emptyFields('education'), level: '3', school: 'Hays High', course: 'Arts' }
  const certification = { ...emptyFields('certification'), agency: 'Red Cross' }
  await uploadResume('parsed', {
    ...nothing,
    employment: [job('', 'Cook')],
    education: [school],
    certifications: [
      { ...certification, name: 'CPR' },
      { ...certification, name: 'CDL' },
    ],
  })
  expect(offered()).toEqual(['Cook, Acme', 'Arts, Hays High', 'CPR', 'CDL'])
  const known = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.includes('Looks like one'))
  expect(known).toEqual([true, false, true, false])
  await press('Add Arts, Hays High')
  await uploadResume('parsed', { ...nothing, education: [school] })
  expect(screen.queryAllByText(/^Looks like one/)).toHaveLength(1)
})

test('says how large a file may be, and asks for another one after the first', async () => {
  expect(screen.getByText(/up to 5 MB\.$/)).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Choose a file' })).not.toBeNull()
  await uploadResume('parsed', nothing)
  expect(screen.getByRole('button', { name: 'Choose another file' })).not.toBeNull()
  expect(screen.getByText('Your Resume was successfully uploaded!')).not.toBeNull()
  await chooseFile('other.txt')
  expect(screen.queryByText('Your Resume was successfully uploaded!')).toBeNull()
  expect(screen.getByRole('progressbar')).not.toBeNull()
})

test('one difference in the personal information is told in the singular', async () => {
  await uploadResume('parsed', { ...nothing, personal: { ...nothing.personal, city: 'Buda' } })
  expect(screen.getByText(/^One thing in your personal information is different/)).not.toBeNull()
})
