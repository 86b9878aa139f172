import { setImmediate } from 'node:timers/promises'
import {
  type ApplicationValues,
  changeApplicationEmail,
  type Histories,
  readApplication,
  uploadResume,
} from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import {
  certificationRules,
  educationRules,
  employmentRules,
} from '@gatehouse/contracts/portal/application-rules'
import { botTokenHeader, csrfHeader } from '@gatehouse/contracts/request-headers'
import { makePdf } from '@gatehouse/mocks/world/make-pdf'
import { sampleResumes } from '@gatehouse/mocks/world/resumes/samples/samples'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { AnyObject, ObjectSchema, ValidationError } from 'yup'
import { Applicant, completeValues, params } from '../../../testing/applicant.ts'
import { chunkedUpload, chunkOf, trickle } from '../../../testing/drip.ts'
import { type Stack, startStack } from '../../../testing/stack.ts'

let stack: Stack
let impatient: Stack

beforeAll(async () => {
  const settings = { LIMIT_RESUMES: '1000' }
  stack = await startStack(settings)
  impatient = await startStack({ ...settings, UPLOAD_SECONDS: '1' }, { fakes: stack.fakes })
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

async function startApplicant(email = 'new.person@example.test', at = stack) {
  const applicant = new Applicant(at.visitor())
  const { reply } = await applicant.start(email)
  return { applicant, ...applicant.visitor, key: reply.key }
}

const sample = async (ending: string) =>
  (await sampleResumes.find(({ name }) => name.endsWith(ending))?.make()) ?? new Uint8Array()
const blank = makePdf([])

test('prefills the form from a résumé and marks each field for review', async () => {
  const { applicant } = await startApplicant()
  const { status, reply } = await applicant.upload('rosa.docx', await sample('docx'))
  expect(status).toBe(200)
  expect(reply.resume).toEqual({
    name: 'rosa.docx',
    outcome: 'parsed',
    isTaken: true,
  })
  expect(reply.values.personal).toMatchObject({
    firstName: 'Rosa',
    lastName: 'Delgado',
    cellPhone: '(512) 555-0147',
    city: 'San Marcos',
    postalCode: '78666',
  })
  expect(reply.values.employment.map(({ company, current }) => [company, current])).toEqual([
    ['Sagebrush Distribution', 'yes'],
  ])
  expect(reply.fieldsToReview).toEqual(
    expect.arrayContaining(['personal.city', 'employment.0.company', 'education.0.school']),
  )
})

const companies = (entries: ApplicationValues['employment']) =>
  entries.map(({ company }) => company)
const lacking = (rules: ObjectSchema<AnyObject>, entries: readonly object[]) =>
  entries.reduce((count, entry) => {
    try {
      rules.validateSync(entry, { strict: true, abortEarly: false })
    } catch (error) {
      return count + new Set((error as ValidationError).inner.map(({ path }) => path)).size
    }
    return count
  }, 0)
const lackingOf = ({ employment, education, certifications }: Histories) =>
  lacking(employmentRules, employment) +
  lacking(educationRules, education) +
  lacking(certificationRules, certifications)

test('a long résumé requires the most recent job and what is complete, and offers the rest', async () => {
  const { applicant } = await startApplicant()
  const { reply } = await applicant.upload('marcus.txt', await sample('marcus-webb.txt'))
  const { values, offers } = reply
  expect(companies(values.employment)).toEqual(['Bluebonnet Supply'])
  expect(companies(offers.employment)).toEqual([
    'Comal Cold Storage',
    'Mesquite Freight',
    'H-E-B',
    'Blue Door Restaurant',
    'Prickly Pear Market',
    'Guadalupe Diner',
  ])
  expect(offers.employment[2]).toMatchObject({ city: 'Round Rock', start: '2015', end: '2017' })
  expect(values.education.map(({ school }) => school)).toEqual(['Georgia State University'])
  expect(offers.education.map(({ school }) => school)).toEqual([
    'Hays Community College',
    'Pecan Valley High School',
  ])
  expect(values.certifications.map(({ name }) => name)).toEqual(['Forklift Operator'])
  expect(offers.certifications.map(({ name }) => name)).toEqual(['Food Handler'])
  expect([lackingOf(values), lackingOf(values) + lackingOf(offers)]).toEqual([3, 56])
  expect(reply.fieldsToReview.filter((one) => one.startsWith('employment.1'))).toEqual([])
})

test('offers survive a save, and only what was added is submitted', async () => {
  const { applicant } = await startApplicant()
  const uploaded = (await applicant.upload('m.txt', await sample('marcus-webb.txt'))).reply
  const [added] = uploaded.offers.employment
  const [job] = completeValues.employment
  if (!added || !job) throw new TypeError('no entries')
  const employment = [{ ...job, id: added.id, company: 'Comal' }]
  const leftOut = { ...completeValues.leftOut, education: 'yes' }
  const values = { ...completeValues, noResume: '', employment, leftOut }
  await applicant.save('resume', values)
  const application = await readDraft(applicant)
  expect(application).toMatchObject({ offers: uploaded.offers, values: { leftOut, employment } })
  expect((await applicant.submit(application, values)).status).toBe(200)
  const [sent] = stack.fakes.world.calls
    .list()
    .flatMap(({ operation, body }) => (operation === 'createCandidateWithResume' ? [body] : []))
  expect(sent).toMatchObject({ workHistory: [{ companyName: 'Comal' }] })
  for (const { company } of uploaded.offers.employment)
    expect(JSON.stringify(sent)).not.toContain(company)
})

test('another résumé replaces the offers of those histories that it has, and shows them again', async () => {
  const { applicant } = await startApplicant()
  const first = (await applicant.upload('m.txt', await sample('marcus-webb.txt'))).reply
  const leftOut = { employment: 'yes', education: 'yes', certifications: '' }
  const values = { ...first.values, leftOut }
  await applicant.save('resume', values)
  const jobs = new TextEncoder().encode(
    'Marcus Webb\n\nExperience\nBaker, Pan House\n2019 - 2020\n',
  )
  const { reply } = await applicant.upload('jobs.txt', jobs)
  expect(reply.values.employment).toEqual(first.values.employment)
  // The step of the personal data was completed.
  const unreviewed = first.fieldsToReview.filter((field) => !field.startsWith('personal.'))
  expect(unreviewed.length).toBeGreaterThan(0)
  expect(reply.fieldsToReview).toEqual(expect.arrayContaining(unreviewed))
  expect(companies(reply.offers.employment)).toEqual(['Pan House'])
  expect(reply.offers.education).toEqual(first.offers.education)
  expect(reply.values.leftOut).toEqual({ ...leftOut, employment: '' })
  const nothing = await applicant.upload('blank.pdf', blank)
  expect(nothing.reply.offers).toEqual(reply.offers)
})

test('offers all jobs to an applicant who ticked that there are none', async () => {
  const { applicant } = await startApplicant()
  const values = { ...emptyApplication(), noEmployment: 'yes' }
  await applicant.save('personal', values)
  const { reply } = await applicant.upload('rosa.txt', await sample('txt'))
  expect([reply.values.employment, reply.offers.employment.length]).toEqual([[], 3])
})

test('cuts a file name of 64 kB before it is sanitized', async () => {
  const { applicant } = await startApplicant()
  const { user } = process.cpuUsage()
  const name = `${'.'.repeat(64 * 1024)}x.txt`
  const { reply } = await applicant.upload(name, await sample('txt'))
  expect((process.cpuUsage().user - user) / 1000).toBeLessThan(1000)
  expect(reply.resume?.name.length).toBeLessThan(110)
})

test('keeps typed values; changed fields and completed steps count as reviewed', async () => {
  const { applicant } = await startApplicant()
  const { visitor } = applicant
  const { personal } = completeValues
  const typed = { ...completeValues, noResume: '', personal: { ...personal, postalCode: '' } }
  await applicant.save('personal', typed)
  const { reply } = await applicant.upload('rosa.txt', await sample('txt'))
  expect(reply.values).toMatchObject({
    personal: { address: '12 Elm Street', city: 'Austin', postalCode: '78666' },
    employment: typed.employment,
  })
  expect(reply.fieldsToReview).toContain('personal.postalCode')
  expect(reply.fieldsToReview).not.toContain('personal.city')
  const linkedIn = { ...reply.values.personal, linkedIn: '' }
  const values = { ...reply.values, personal: linkedIn }
  const fieldsToReviewAfter = async (step: 'personal' | 'resume') => {
    await applicant.save(step, values)
    return (await visitor.call(readApplication, { params })).reply.application?.fieldsToReview
  }
  expect(await fieldsToReviewAfter('personal')).toContain('personal.postalCode')
  expect(await fieldsToReviewAfter('personal')).not.toContain('personal.linkedIn')
  expect(
    (await fieldsToReviewAfter('resume'))?.filter((one) => one.startsWith('personal')),
  ).toEqual([])
})

test('uploads the file under a sanitized name with the candidate id', async () => {
  const { applicant } = await startApplicant()
  await applicant.upload('../../my "résumé".exe', await sample('pdf'))
  const [stored] = stack.fakes.world.resumes.list()
  expect(stored).toMatchObject({ name: 'my résumé.pdf', size: (await sample('pdf')).length })
})

test('does not prefill for an existing candidate', async () => {
  const { applicant } = await startApplicant('jo.existing@example.test')
  const { reply } = await applicant.upload('rosa.docx', await sample('docx'))
  expect(reply).toMatchObject({
    resume: { outcome: 'parsed' },
    fieldsToReview: [],
    applicantType: 'existing',
  })
  expect(reply.values.personal.city).toBe('')
  expect(JSON.stringify(reply)).not.toContain('San Marcos')
  const sent = stack.fakes.world.calls.list().find(({ operation }) => operation === 'uploadResume')
  expect(sent?.body).toMatchObject({ ERecruitId: '610001', IsNewCandidate: 'false' })
})

test('the application of an existing candidate goes out by the call without a résumé', async () => {
  const { applicant } = await startApplicant('jo.existing@example.test')
  const { reply } = await applicant.upload('rosa.docx', await sample('docx'))
  expect((await applicant.submit(reply)).status).toBe(200)
  const sent = stack.operationsCalled().filter((name) => name.startsWith('createCandidate'))
  expect(sent).toEqual(['createCandidate'])
})

test('a résumé replaces the statement that there is none, and a middle name declared as none stays', async () => {
  const { applicant } = await startApplicant()
  const personal = { ...emptyApplication().personal, noMiddleName: 'yes' }
  await applicant.save('personal', { ...emptyApplication(), noResume: 'yes', personal })
  const text = '{"FirstName":"Rosa","MiddleName":"Ana","ResumeFileStoreId":7}'
  stack.fakes.world.faults.add({ operation: 'uploadResume', kind: 'reply', text, times: 1 })
  const { reply } = await applicant.upload('rosa.pdf', await sample('pdf'))
  expect(reply.values).toMatchObject({
    noResume: '',
    personal: { firstName: 'Rosa', middleName: '', noMiddleName: 'yes' },
  })
  expect(reply.fieldsToReview).toEqual(['personal.firstName'])
})

test.each([
  ['{"ResumeFileStoreId":7}', { attachResume: true, parseFailed: false, parseNoData: false }],
  ['{"ResumeFileStoreId":7,"AttachResume":false}', { attachResume: false }],
  ['{"ResumeFileStoreId":7,"ParseNoData":true}', { parseFailed: false, parseNoData: true }],
  [
    '{"ResumeFileStoreId":7,"ParseFailed":true,"ParseResumeCanRetry":true}',
    { parseFailed: true, parseNoData: false, parseResumeCanRetry: true },
  ],
])('a résumé stored as %s goes out as %j', async (text, expected) => {
  const { applicant } = await startApplicant()
  stack.fakes.world.faults.add({ operation: 'uploadResume', kind: 'reply', text, times: 1 })
  const { reply } = await applicant.upload('rosa.pdf', await sample('pdf'))
  await applicant.submit(reply, { ...completeValues, noResume: '' })
  const sent = stack.fakes.world.calls
    .list()
    .find(({ operation }) => operation === 'createCandidateWithResume')
  expect(sent?.body).toMatchObject({ ...expected, resumeFileStoreId: 7 })
})

test('uploads a résumé without data or that cannot be parsed', async () => {
  const { applicant } = await startApplicant()
  const nothing = await applicant.upload('blank.pdf', blank)
  expect(nothing.reply.resume?.outcome).toMatch(/^(no-data|parse-failed)$/)
  expect(nothing.reply.values.personal.firstName).toBe('')
})

test.each(['jpg', 'png', 'heic'])('attaches a photograph that cannot be read: %s', async (type) => {
  const { applicant } = await startApplicant()
  const { reply } = await applicant.upload('IMG_2041', await sample(`photo.${type}`))
  const name = `IMG_2041.${type}`
  expect(reply.resume).toMatchObject({ name, outcome: 'parse-failed', isTaken: true })
  expect(stack.fakes.world.resumes.list()).toMatchObject([{ name }])
  expect(reply.fieldsToReview).toEqual([])
})

test('sends the résumé of a new candidate with the id 0', async () => {
  const { applicant } = await startApplicant()
  await applicant.upload('rosa.pdf', await sample('pdf'))
  const sent = stack.fakes.world.calls.list().find(({ operation }) => operation === 'uploadResume')
  expect(sent?.body).toMatchObject({ ERecruitId: '0', IsNewCandidate: 'true' })
})

test('continues without parsed data when the upstream times out', async () => {
  const { applicant } = await startApplicant('new.person@example.test', impatient)
  stack.fakes.world.faults.add({ operation: 'uploadResume', kind: 'hang', times: 1 })
  const { status, reply } = await applicant.upload('rosa.pdf', await sample('pdf'))
  expect([status, reply.resume]).toEqual([
    200,
    { name: 'rosa.pdf', outcome: 'timeout', isTaken: false },
  ])
  expect((await applicant.submit(reply, { ...completeValues, noResume: '' })).status).toBe(200)
})

test.each(['null', '"0"'])(
  'a résumé with the file id %s is not taken, and one sent again is',
  async (id) => {
    const { applicant } = await startApplicant()
    const text = `{"ParseFailed":true,"AttachResume":true,"ResumeFileStoreId":${id}}`
    stack.fakes.world.faults.add({ operation: 'uploadResume', kind: 'reply', text, times: 1 })
    const { reply } = await applicant.upload('rosa.pdf', await sample('pdf'))
    expect(reply.resume).toMatchObject({ outcome: 'parse-failed', isTaken: false })
    const again = await applicant.upload('rosa.pdf', await sample('pdf'))
    expect(again.reply.resume).toMatchObject({ name: 'rosa.pdf', isTaken: true })
  },
)

test('a résumé that is not taken drops none that was, and says which goes out', async () => {
  const { applicant } = await startApplicant()
  await applicant.upload('rosa.pdf', await sample('pdf'))
  const text = '{"ParseFailed":true,"ResumeFileStoreId":null}'
  stack.fakes.world.faults.add({ operation: 'uploadResume', kind: 'reply', text, times: 2 })
  for (const name of ['other.pdf', 'another.pdf']) {
    const { reply } = await applicant.upload(name, await sample('pdf'))
    expect(reply.resume).toMatchObject({ name, isTaken: false, attached: 'rosa.pdf' })
  }
  expect((await applicant.read())?.resume).toMatchObject({ name: 'rosa.pdf', isTaken: true })
})

test.each([
  ['status', 'upstream-refused'],
  ['reset', 'upstream-unreachable'],
  ['garbage', 'upstream-invalid-response'],
] as const)('answers a problem without a retry when the upstream fails: %s', async (kind, code) => {
  const { applicant } = await startApplicant()
  stack.fakes.world.faults.add({ operation: 'uploadResume', kind, times: 1 })
  const { problem } = await applicant.upload('rosa.pdf', await sample('pdf'))
  expect(problem.code).toBe(code)
  expect(stack.operationsCalled().filter((one) => one === 'uploadResume')).toHaveLength(1)
  const { application } = (await applicant.visitor.call(readApplication, { params })).reply
  expect(application?.resume).toBeNull()
})

test('limits the uploads of an applicant, also over applications begun anew', async () => {
  const strict = await startStack({ LIMIT_RESUMES: '1' }, { fakes: stack.fakes })
  const { applicant } = await startApplicant(undefined, strict)
  const { applicant: elsewhere } = await startApplicant(undefined, strict)
  const { applicant: other } = await startApplicant('other.person@example.test', strict)
  const upload = async (by: Applicant) =>
    (await by.upload('rosa.pdf', await sample('pdf'))).problem.code
  expect(await upload(applicant)).toBeUndefined()
  const body = { email: 'New.Person@example.test' }
  expect((await applicant.visitor.send(changeApplicationEmail, { params, body })).status).toBe(200)
  expect(await upload(applicant)).toBe('rate-limited')
  expect([await upload(elsewhere), await upload(other)]).toEqual(['rate-limited', undefined])
  await strict.close()
})

test('rejects an upload without a draft', async () => {
  const { problem } = await new Applicant(stack.visitor()).upload('rosa.pdf', await sample('pdf'))
  expect(problem.code).toBe('draft-expired')
  expect(stack.operationsCalled()).toEqual([])
})

test.each([
  ['nothing', undefined],
  ['JSON', { file: 'x' }],
  ['a form without a file', form(['note', 'x'])],
  ['a file under another name', form(['other', new Blob(['x'])])],
  ['a file whose form breaks off', 'broken'],
])('rejects %s as an upload', async (_case, body) => {
  const { applicant } = await startApplicant()
  stack.fakes.world.calls.clear()
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const broken = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc'
  const { status } =
    body === 'broken'
      ? await fetch(`${stack.url}/api/jobs/1001/application/resume`, {
          method: 'POST',
          headers: {
            ...headers,
            origin: 'http://portal.test',
            [csrfHeader]: '1',
            [botTokenHeader]: 'person',
            cookie: applicant.visitor.cookie,
          },
          body: broken,
        })
      : await applicant.visitor.send(uploadResume, { params, body })
  expect(status).toBe(400)
  expect(stack.operationsCalled()).not.toContain('uploadResume')
})

test('rejects a file over UPLOAD_MAX_BYTES', async () => {
  const small = await startStack({ UPLOAD_MAX_BYTES: '100000' }, { fakes: stack.fakes })
  const { applicant } = await startApplicant('new.person@example.test', small)
  const text = (bytes: number) => Uint8Array.from(Buffer.alloc(bytes, 'word\n'))
  expect((await applicant.upload('a.txt', text(100_000))).status).toBe(200)
  for (const bytes of [100_001, 3_000_000])
    expect((await applicant.upload('a.txt', text(bytes))).problem.code).toBe('too-large')
})

test('rejects a file without a content-length at the limit, before it ends', async () => {
  const small = await startStack({ UPLOAD_MAX_BYTES: '100000' }, { fakes: stack.fakes })
  const { applicant } = await startApplicant('new.person@example.test', small)
  const first = chunkedUpload(applicant.visitor.cookie, 'word\n'.repeat(20_000))
  const chunks = [chunkOf('a')]
  const { head, body } = await trickle(small.url, first, () => chunks.shift() ?? '')
  expect(head).toMatch(/^HTTP\/1.1 413 /)
  expect(JSON.parse(body).code).toBe('too-large')
  expect(stack.operationsCalled()).not.toContain('uploadResume')
})

test('uploads beyond the memory limit wait and arrive complete', async () => {
  const narrow = await startStack(
    { UPLOAD_MAX_BYTES: '400000', UPLOADS_AT_ONCE: '2', UPLOAD_SECONDS: '1' },
    { fakes: stack.fakes },
  )
  const applicants = await Promise.all(
    ['a', 'b', 'c'].map((name) => startApplicant(`${name}@example.test`, narrow)),
  )
  stack.fakes.world.faults.add({ operation: 'uploadResume', kind: 'hang', times: 1 })
  const content = Uint8Array.from(Buffer.alloc(300_000, 'word\n'))
  const replies = await Promise.all(
    applicants.map(({ applicant }) => applicant.upload('a.txt', content)),
  )
  const late = replies.filter(({ reply }) => reply.resume?.outcome === 'timeout')
  expect([replies.map(({ status }) => status), late.length]).toEqual([[200, 200, 200], 1])
  expect(stack.fakes.world.resumes.list().map(({ size }) => size)).toEqual([300_000, 300_000])
})

test('a cancelled upload aborts the upstream call and keeps no résumé', async () => {
  const { applicant } = await startApplicant()
  stack.fakes.world.faults.add({ operation: 'uploadResume', kind: 'hang', times: 1 })
  const cancel = new AbortController()
  const upload = applicant.upload('a.txt', await sample('txt'), cancel.signal)
  const cancelled = expect(upload).rejects.toThrow('abort')
  const reached = () =>
    stack.fakes.world.calls.list().find((one) => one.operation === 'uploadResume')
  while (!reached()) await setImmediate()
  cancel.abort()
  await cancelled
  while (!reached()?.disconnected) await setImmediate()
  const { application } = (await applicant.visitor.call(readApplication, { params })).reply
  expect(application).toMatchObject({ resume: null, fieldsToReview: [] })
  expect((await applicant.upload('a.txt', await sample('txt'))).reply.resume?.outcome).toBe(
    'parsed',
  )
})

test('rejects a bot before reading the file', async () => {
  const { applicant } = await startApplicant()
  const body = form(['file', new Blob(['text'])])
  const headers = { [botTokenHeader]: 'bot' }
  const { problem } = await applicant.visitor.send(uploadResume, { params, body, headers })
  expect(problem.code).toBe('bot-suspected')
})

test('a résumé that was removed is gone after a reload, with its offers, and is not sent', async () => {
  const { applicant } = await startApplicant()
  const uploaded = await applicant.upload('m.txt', await sample('marcus-webb.txt'))
  const { status, reply } = await applicant.removeResume()
  expect(status).toBe(200)
  expect(reply).toMatchObject({ resume: null, offers: { employment: [], education: [] } })
  // The values may have been edited since.
  expect(reply.values).toEqual(uploaded.reply.values)
  expect(reply.version).not.toBe(uploaded.reply.version)
  const application = await readDraft(applicant)
  expect(application.resume).toBeNull()
  const without = await applicant.submit(application, { ...completeValues, noResume: '' })
  expect(without.problem.errors).toEqual([{ field: 'resume', rule: 'required' }])
  expect((await applicant.submit(application)).status).toBe(200)
  expect(stack.operationsCalled()).toContain('createCandidate')
  expect(stack.operationsCalled()).not.toContain('createCandidateWithResume')
})

test('the résumé of an application that was sent cannot be removed', async () => {
  const { applicant } = await startApplicant()
  const application = await readDraft(applicant)
  await applicant.submit(application)
  expect((await applicant.removeResume()).problem.code).toBe('already-sent')
})

test('without an application there is no résumé to remove', async () => {
  const { problem } = await new Applicant(stack.visitor()).removeResume()
  expect(problem.code).toBe('draft-expired')
})

function form([name, value]: [string, string | Blob]) {
  const body = new FormData()
  body.append(name, value as string)
  return body
}

async function readDraft(applicant: Applicant) {
  const application = await applicant.read()
  if (!application) throw new TypeError('no draft')
  return application
}
