import { fillPath } from '@gatehouse/contracts/path'
import { uploadResume } from '@gatehouse/contracts/upstream/candidate'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { callOperation, credentialHeaders } from '../../client/call-operation.ts'
import { type Caller, createCaller } from '../../client/caller.ts'
import { readOutbox, signInUpTo } from '../../client/sign-in.ts'
import { type Fakes, startFakes } from '../../fakes.ts'
import { sampleResumes } from '../../world/resumes/samples/samples.ts'

let fakes: Fakes
let caller: Caller
const params = { brandId: 'staffmark' }
const body = { ERecruitId: '0', IsNewCandidate: 'true' }

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(async () => {
  fakes.world.reset()
  const start = createCaller(fakes.apiUrl, 'maria.santos@example.test')
  caller = await signInUpTo('service-token', start, readOutbox)
})

async function upload(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  fields: object = body,
) {
  const bytes = Uint8Array.from(Buffer.from(content))
  const file = { name, type: 'application/octet-stream', bytes }
  const response = await callOperation(uploadResume, caller, { params, body: fields, file })
  return { status: response.status, answer: JSON.parse(await response.text()) }
}

async function send(form: FormData | string) {
  const response = await fetch(caller.url + fillPath(uploadResume.path, params), {
    method: 'POST',
    headers: credentialHeaders('service', caller),
    body: form,
  })
  return { status: response.status, answer: (await response.json()) as { errors: string[] } }
}

const rosas = sampleResumes.filter(({ name }) => name.startsWith('rosa'))

test.each(rosas)('finds the content of $name', async ({ name }) => {
  const sample = await fetch(`${fakes.apiUrl}/__fakes/resumes/${name}`)
  const { status, answer } = await upload(
    'whatever.bin',
    new Uint8Array(await sample.arrayBuffer()),
  )
  expect(status).toBe(200)
  expect(answer).toMatchObject({
    ...{ ParseFailed: false, ParseNoData: false, ParseResumeCanRetry: false, AttachResume: true },
    ...{ FirstName: 'Rosa', MiddleName: 'Elena', LastName: 'Delgado', ERecruitId: null },
    ...{ EmailAddress: 'rosa.delgado@example.test', EmergencyPhoneNumber: null },
    ...{ CellPhoneNumber: '5125550147', PhoneNumber: '5125550148', PostalCode: '78666' },
    ...{ Address: '1418 Cottonwood Bend', ApartmentOrBuildingNumber: 'Apt 12' },
    LinkedInUrl: 'https://linkedin.com/in/rosa-delgado-example',
    WorkHistory: [
      { CompanyName: 'Sagebrush Distribution', FromMonth: '3', FromYear: '2022', ToYear: null },
      { JobTitle: 'Order Picker', ToMonth: '2', ToYear: '2022', SupervisorName: 'Bertram Niles' },
      { JobTitle: 'Cashier', CompanyName: 'Prickly Pear Market', City: 'Austin' },
    ],
    EducationHistory: [{ SchoolName: 'Hays Community College', EducationLevelId: '606' }],
    Certifications: [{ Name: 'Forklift Operator', IssueDate: '2023-04-11T00:00:00' }],
  })
})

test('stores each upload under its own id, without its content', async () => {
  const first = await upload('a.txt', 'Ana Lima\nana@example.test')
  const second = await upload('b.pdf', '%PDF-1.4 and then nothing')
  expect(fakes.world.resumes.list()).toEqual([
    { id: first.answer.ResumeFileStoreId, name: 'a.txt', size: 25 },
    { id: second.answer.ResumeFileStoreId, name: 'b.pdf', size: 25 },
  ])
})

test('an unreadable file sets ParseFailed and ParseResumeCanRetry', async () => {
  for (const content of [
    '%PDF-1.4 and then nothing',
    'PK\x03\x04 no zip',
    '\0\x01\x02',
    '{\\rtf1 {',
  ]) {
    expect((await upload('resume.doc', content)).answer).toMatchObject({
      ...{ ParseFailed: true, ParseNoData: false, ParseResumeCanRetry: true },
      ResumeFileStoreId: expect.stringMatching(/./),
    })
  }
})

test('a file without data sets ParseNoData', async () => {
  expect((await upload('resume.txt', 'lorem ipsum\ndolor sit amet\n')).answer).toMatchObject({
    ...{ ParseFailed: false, ParseNoData: true, ParseResumeCanRetry: false },
  })
})

test('recorded calls leave out the content of the file', async () => {
  await upload('resume.txt', 'Ana Lima\nana@example.test')
  const [call] = fakes.world.calls.list().slice(-1)
  expect(call).toMatchObject({ operation: 'uploadResume', status: 200 })
  expect(call?.body).toEqual({
    ...body,
    CandidateResume: { name: 'resume.txt', type: 'application/octet-stream', size: 25 },
  })
})

test('lists every error of the parts', async () => {
  const { answer: noForm } = await send('ERecruitId=0')
  expect(noForm.errors).toEqual(['body is not multipart/form-data'])

  const form = new FormData()
  form.append('IsNewCandidate', 'perhaps')
  form.append('CandidateResume', 'as text')
  form.append('Resume', new Blob(['x']), 'resume.txt')
  form.append('Resume', new Blob(['y']), 'again.txt')
  const { status, answer } = await send(form)
  expect(status).toBe(400)
  expect(answer.errors).toEqual([
    'part Resume must be no file',
    'part Resume comes twice',
    'part Resume must be no file',
    'part CandidateResume must be a file',
    expect.stringMatching(/^parts .*ERecruitId/),
    expect.stringMatching(/^parts\/IsNewCandidate /),
  ])
})

test('rejects an unknown id', async () => {
  const { answer } = await upload('a.txt', 'x', { ...body, ERecruitId: '699999' })
  expect(answer.errors).toEqual(['parts/ERecruitId is of no candidate, and not 0'])
})
