import {
  changeApplicationEmail,
  discardApplication,
  readApplication,
  reopenApplication,
  saveApplication,
} from '@gatehouse/contracts/portal/application'
import { readLatestDraft } from '@gatehouse/contracts/portal/applications'
import { botTokenHeader, visitHeader } from '@gatehouse/contracts/request-headers'
import { sampleResumes } from '@gatehouse/mocks/world/resumes/samples/samples'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { Applicant, completeValues, params } from '../../testing/applicant.ts'
import { type Stack, startStack } from '../../testing/stack.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const createApplicant = (at = stack) => new Applicant(at.visitor())
const fault = (
  operation: string,
  kind: 'status' | 'garbage' | 'reset' | 'half-body',
  status = 500,
) =>
  stack.fakes.world.faults.add({ operation, kind, times: 1, ...(kind === 'status' && { status }) })

test('rejects an applicant under age without an upstream call', async () => {
  const { problem } = await createApplicant().start('a@example.test', { isOfAge: 'no' })
  expect([problem.code, stack.operationsCalled()]).toEqual(['not-qualified', []])
})

test('requires US eligibility only if REQUIRE_US_ELIGIBILITY is set', async () => {
  const no = { isEligible: 'no' }
  expect((await createApplicant().start('a@example.test', no)).status).toBe(200)
  const strict = await startStack({ REQUIRE_US_ELIGIBILITY: 'true' }, { fakes: stack.fakes })
  const { problem } = await createApplicant(strict).start('a@example.test', no)
  expect(problem.code).toBe('not-qualified')
})

test.each([
  ['1002', 'staffmark', 'job-closed'],
  ['900123', 'staffmark', 'not-found'],
  ['1001', 'arna', 'not-found'],
  ['1004', 'staffmarkdrivers', 'not-found'],
] as const)('rejects an application for job %s of %s', async (id, brandId, code) => {
  const applicant = createApplicant()
  const { problem } = await applicant.startAt({ id }, 'a@example.test', { brandId })
  expect(problem.code).toBe(code)
  expect(stack.operationsCalled()).not.toContain('checkEmail')
})

test('reports an existing application and creates no draft', async () => {
  const applicant = createApplicant()
  const { reply, headers } = await applicant.start('di.applied@example.test')
  expect([reply.state, headers.getSetCookie()]).toEqual(['applied', []])
  expect(stack.operationsCalled()).toContain('checkEmail')
  expect((await applicant.visitor.call(readApplication, { params })).reply.application).toBeNull()
})

test('answers candidate-lookup-empty to a look-up without data', async () => {
  stack.fakes.world.faults.add({ operation: 'checkEmail', kind: 'empty', times: 1 })
  const applicant = createApplicant()
  const { problem } = await applicant.start('jo.existing@example.test')
  expect(problem.code).toBe('candidate-lookup-empty')
  expect((await applicant.start('jo.existing@example.test')).status).toBe(200)
})

test.each([
  ['checkEmail', 'status', 400],
  ['checkEmail', 'status', 500],
  ['checkEmail', 'garbage', 0],
  ['getCandidate', 'status', 404],
  ['getCandidate', 'garbage', 0],
] as const)(
  'treats the applicant as new when the lookup fails: %s %s %d',
  async (operation, kind, status) => {
    fault(operation, kind, status)
    const applicant = createApplicant()
    const { reply } = await applicant.start('jo.existing@example.test')
    expect(reply).toMatchObject({
      applicantType: 'new',
      checkFailed: true,
      maskedRecord: null,
      state: 'open',
    })
    await applicant.save('resume')
    const again = await applicant.start('jo.existing@example.test')
    expect(again.reply).toMatchObject({
      applicantType: 'existing',
      checkFailed: false,
      // Entries on file are reviewed from the first step on.
      step: 'personal',
      // Names on file cannot be changed.
      values: {
        employment: completeValues.employment,
        personal: { firstName: '', city: 'Austin' },
      },
    })
  },
)

test.each([
  '{"IsNewCandidate":false,"CandidateERecruitId":0}',
  '{"IsNewCandidate":false}',
  '{"IsNewCandidate":false,"CandidateERecruitId":"../1"}',
])('a candidate on file without a usable id is looked up later: %s', async (text) => {
  stack.fakes.world.faults.add({ operation: 'checkEmail', kind: 'reply', text, times: 1 })
  const { reply } = await createApplicant().start('jo.existing@example.test')
  expect(reply).toMatchObject({ applicantType: 'new', checkFailed: true })
  expect(stack.operationsCalled()).not.toContain('getCandidate')
})

test.each([
  ['{"IsDuplicate":false}', 'new'],
  ['{"IsDuplicate":false,"CandidateERecruitId":0}', 'new'],
  ['{"IsDuplicate":false,"CandidateERecruitId":610001}', 'existing'],
  ['{"IsNewCandidate":true,"CandidateERecruitId":610001}', 'new'],
])('the id on file tells who is new unless the lookup does: %s', async (text, applicantType) => {
  stack.fakes.world.faults.add({ operation: 'checkEmail', kind: 'reply', text, times: 1 })
  const { reply } = await createApplicant().start('jo.existing@example.test')
  expect(reply).toMatchObject({ applicantType, checkFailed: false })
})

test('answers a problem when the upstream is unreachable', async () => {
  fault('checkEmail', 'reset')
  const applicant = createApplicant()
  const { problem } = await applicant.start('new.person@example.test')
  expect(problem.code).toBe('upstream-unreachable')
  expect((await applicant.start('new.person@example.test')).status).toBe(200)
})

test.each([
  ['jo.existing@example.test', false],
  ['new.person@example.test', true],
])('looks %s up at submission when the lookup was unreachable before', async (email, isNew) => {
  const applicant = createApplicant()
  const { reply } = await applicant.start(email, { lookUpLater: 'yes' })
  expect(reply).toMatchObject({ applicantType: 'new', checkFailed: true, email })
  expect(stack.operationsCalled()).not.toContain('checkEmail')
  fault('checkEmail', 'reset')
  expect((await applicant.submit(reply)).problem.code).toBe('upstream-unreachable')
  expect(stack.operationsCalled()).not.toContain('createCandidate')
  expect((await applicant.submit(reply)).status).toBe(200)
  const sent = stack.fakes.world.calls.list().find((one) => one.operation === 'createCandidate')
  expect(sent?.body).toMatchObject({
    isNewCandidate: isNew,
    eRecruitId: isNew ? '0' : expect.any(Number),
  })
})

const sent = () =>
  stack.fakes.world.calls.list().filter(({ operation }) => operation?.startsWith('createCandidate'))

test('a candidate found at submission is sent as a known one, with a résumé too', async () => {
  const applicant = createApplicant()
  await applicant.start('jo.existing@example.test', { lookUpLater: 'yes' })
  const { reply } = await applicant.upload('a.txt', Uint8Array.from(Buffer.from('text')))
  expect(reply.resume?.isTaken).toBe(true)
  expect((await applicant.submit(reply)).status).toBe(200)
  expect(sent()).toMatchObject([
    { operation: 'createCandidate', body: { resumeFileStoreId: expect.anything() } },
  ])
})

test('entries on file that the form could not show stay, with a full prefill too', async () => {
  const withFullPrefill = await startStack(
    { EXISTING_CANDIDATE_PREFILL: 'full' },
    { fakes: stack.fakes },
  )
  const companiesSentBy = async (at: Stack) => {
    stack.fakes.world.reset()
    const applicant = createApplicant(at)
    const start = await applicant.start('jo.existing@example.test', { lookUpLater: 'yes' })
    expect((await applicant.submit(start.reply)).status).toBe(200)
    const body = sent()[0]?.body as { workHistory?: { companyName: string }[] } | undefined
    return body?.workHistory?.map(({ companyName }) => companyName) ?? []
  }
  const companies = await companiesSentBy(withFullPrefill)
  expect(companies.length).toBeGreaterThan(1)
  expect(companies.at(-1)).toBe('Acme')
  expect(companies).toEqual(await companiesSentBy(stack))
  await withFullPrefill.close()
})

test('a full prefill replaces what was typed before the record was found', async () => {
  const full = await startStack({ EXISTING_CANDIDATE_PREFILL: 'full' }, { fakes: stack.fakes })
  const applicant = createApplicant(full)
  await applicant.start('jo.existing@example.test', { lookUpLater: 'yes' })
  await applicant.save('resume')
  const { values } = (await applicant.start('jo.existing@example.test')).reply
  expect([values.personal.city, values.employment.length]).toEqual(['Pflugerville', 3])
  await full.close()
})

test('a job without a posting takes no application', async () => {
  const text = '{"Id":"1001","JobDescription":{"Title":"Packer"}}'
  stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'reply', text })
  const { problem } = await createApplicant().start('new.person@example.test')
  expect(problem.code).toBe('upstream-invalid-response')
  expect(stack.operationsCalled()).not.toContain('checkEmail')
})

test('finds at submission that somebody not looked up before has applied', async () => {
  const applicant = createApplicant()
  const { reply } = await applicant.start('di.applied@example.test', { lookUpLater: 'yes' })
  const text = '{"IsDuplicate":false}'
  stack.fakes.world.faults.add({ operation: 'checkDuplicate', kind: 'reply', text })
  expect((await applicant.submit(reply)).problem.code).toBe('already-applied')
})

test('a lookup that stays empty does not block the submission', async () => {
  const applicant = createApplicant()
  const { reply } = await applicant.start('new.person@example.test', { lookUpLater: 'yes' })
  stack.fakes.world.faults.add({ operation: 'checkEmail', kind: 'empty', times: 1 })
  expect((await applicant.submit(reply)).status).toBe(200)
})

test('resumes the draft of the same address, and keeps values after a mistyped one', async () => {
  const applicant = createApplicant()
  const first = await applicant.start('new.persom@example.test')
  await applicant.save('resume')
  const same = await applicant.start('New.Persom@example.test')
  expect(same.reply).toMatchObject({ key: first.reply.key, values: completeValues, step: 'resume' })
  const other = await applicant.start('new.person@example.test')
  expect(other.reply).toMatchObject({ email: 'new.person@example.test', values: completeValues })
  expect(other.reply.key).not.toBe(first.reply.key)
  const known = await applicant.start('jo.existing@example.test')
  expect(known.reply.values.personal.address).toBe('')
  const next = await applicant.start('new.person@example.test')
  expect(next.reply.values.personal.address).toBe('')
})

test('a resumed draft is sent with the latest answers to the first questions', async () => {
  const applicant = createApplicant()
  await applicant.start('new.person@example.test')
  const { reply } = await applicant.start('new.person@example.test', { isEligible: 'no' })
  expect((await applicant.submit(reply)).status).toBe(200)
  const sent = stack.fakes.world.calls.list().find((one) => one.operation === 'createCandidate')
  expect(sent?.body).toMatchObject({ isEligible: false })
})

const changeEmail = ({ visitor }: Applicant, email: string) =>
  visitor.call(changeApplicationEmail, { params, body: { email } })

test('corrects the address of a draft, and keeps what was typed, its résumé and the step', async () => {
  const applicant = createApplicant()
  const first = await applicant.start('new.person@gmial.com', { isEligible: 'no' })
  await applicant.save('resume')
  const sample = sampleResumes.find(({ name }) => name.endsWith('marcus-webb.txt'))
  const uploaded = await applicant.upload('m.txt', (await sample?.make()) ?? new Uint8Array())
  const { values, step, resume, offers, fieldsToReview } = uploaded.reply
  expect([step, resume?.name, offers.employment.length]).toEqual(['resume', 'm.txt', 7])
  const email = 'new.person@example.test'
  const { reply } = await changeEmail(applicant, email)
  expect(reply).toMatchObject({ email, values, step, resume, offers, fieldsToReview })
  expect(reply.key).not.toBe(first.reply.key)
  expect((await applicant.submit(reply)).status).toBe(200)
  expect(sent()).toMatchObject([{ body: { emailAddress: email, isEligible: false } }])
})

test('looks a corrected address up', async () => {
  const applicant = createApplicant()
  expect((await changeEmail(applicant, 'a@example.test')).problem.code).toBe('draft-expired')
  await applicant.start('new.person@gmial.com')
  stack.fakes.world.faults.add({ operation: 'checkEmail', kind: 'empty', times: 1 })
  const empty = await changeEmail(applicant, 'jo.existing@example.test')
  expect(empty.problem.code).toBe('candidate-lookup-empty')
  const { reply } = await changeEmail(applicant, 'jo.existing@example.test')
  expect(reply).toMatchObject({ applicantType: 'existing', values: { noResume: '' } })
  expect((await changeEmail(applicant, 'di.applied@example.test')).reply.state).toBe('applied')
  const strict = await startStack({ LIMIT_EMAIL_CHECKS: '1' }, { fakes: stack.fakes })
  const limited = createApplicant(strict)
  await limited.start('new.person@gmial.com')
  expect((await changeEmail(limited, 'b@example.test')).problem.code).toBe('rate-limited')
})

test('a draft of an earlier visit opens only with its e-mail address', async () => {
  const applicant = createApplicant()
  const { visitor } = applicant
  const { reply: first } = await applicant.start('new.person@example.test')
  const headers = { [visitHeader]: 'another-visit-of-this-browser' }
  const read = async () => (await visitor.send(readApplication, { params, headers })).reply
  expect(await read()).toEqual({ application: null, isKept: true })
  const { version } = first
  const nextVersion = version
  const body = {
    step: 'personal' as const,
    values: completeValues,
    versions: [version],
    nextVersion,
  }
  const save = () => visitor.send(saveApplication, { params, body, headers })
  expect((await save()).problem.code).toBe('draft-expired')
  const reopen = (email: string) =>
    visitor.send(reopenApplication, { params, body: { email }, headers })
  expect((await reopen('somebody@example.test')).problem.code).toBe('email-unknown')
  expect((await reopen(' New.Person@example.test')).reply.key).toBe(first.key)
  expect((await save()).status).toBe(200)
  expect(await read()).toMatchObject({ application: { values: completeValues }, isKept: false })
  expect((await applicant.start('new.person@example.test')).reply.key).toBe(first.key)
})

test('nothing typed in an earlier visit reaches another address; anybody may delete it', async () => {
  const applicant = createApplicant()
  const { visitor } = applicant
  await applicant.start('new.person@example.test')
  await applicant.save('personal')
  const headers = { [visitHeader]: 'another-visit-of-this-browser' }
  const other = new Applicant(Object.assign(stack.visitor(headers), { cookie: visitor.cookie }))
  const { reply } = await other.start('next.person@example.test')
  expect(reply.values.personal.address).toBe('')

  const third = stack.visitor({ [visitHeader]: 'a-third-visit-of-this-browser' })
  third.cookie = other.visitor.cookie
  expect((await third.call(discardApplication, { params })).status).toBe(200)
  const email = 'next.person@example.test'
  const { problem } = await third.call(reopenApplication, { params, body: { email } })
  expect(problem.code).toBe('draft-expired')
})

test('limits how often an address is tried on a draft', async () => {
  const strict = await startStack({ LIMIT_EMAIL_CHECKS: '1' }, { fakes: stack.fakes })
  const applicant = createApplicant(strict)
  await applicant.start('new.person@example.test')
  const body = { email: 'a@example.test' }
  const { problem } = await applicant.visitor.call(reopenApplication, { params, body })
  expect(problem.code).toBe('rate-limited')
})

test('keeps one draft per job and browser', async () => {
  const applicant = createApplicant()
  await applicant.start('new.person@example.test')
  const other = { id: '1003' }
  await applicant.startAt(other, 'New.Person@example.test', { brandId: 'arna' })
  const of = async (id: { id: string }, visitor = applicant.visitor) =>
    (await visitor.call(readApplication, { params: id })).reply.application?.email
  expect(await of(params)).toBe('new.person@example.test')
  expect(await of(other)).toBe('New.Person@example.test')
  expect(await of(params, stack.visitor())).toBeUndefined()
  const stranger = Object.assign(stack.visitor(), {
    cookie: `gatehouse-application=${'A'.repeat(43)}`,
  })
  expect(await of(params, stranger)).toBeUndefined()
})

test('another address gets another cookie: a copy of the former reads nothing', async () => {
  const applicant = createApplicant()
  await applicant.start('first.person@example.test')
  const former = Object.assign(stack.visitor(), { cookie: applicant.visitor.cookie })
  await applicant.start('next.person@example.test')
  expect(applicant.visitor.cookie).not.toBe(former.cookie)
  expect((await former.call(readApplication, { params })).reply.application).toBeNull()
  const { application } = (await applicant.visitor.call(readApplication, { params })).reply
  expect(application?.email).toBe('next.person@example.test')
})

test('limits the different e-mail addresses looked up, not the returns to a draft', async () => {
  const strict = await startStack({ LIMIT_EMAIL_CHECKS: '2' }, { fakes: stack.fakes })
  const applicant = createApplicant(strict)
  for (const name of ['a', 'a', 'A', 'b', 'b'])
    expect((await applicant.start(`${name}@example.test`)).status).toBe(200)
  expect((await createApplicant(strict).start('A@Example.test')).status).toBe(200)
  stack.fakes.world.calls.clear()
  for (const _ of [1, 2]) {
    const { problem } = await createApplicant(strict).start('c@example.test')
    expect(problem.code).toBe('rate-limited')
  }
  expect(stack.operationsCalled()).not.toContain('checkEmail')
  expect((await applicant.start('b@example.test')).status).toBe(200)
})

test('counts an e-mail address once per /64 network of IPv6', async () => {
  const proxied = await startStack(
    { LIMIT_EMAIL_CHECKS: '1', TRUST_PROXY: '127.0.0.1' },
    { fakes: stack.fakes },
  )
  const statusOf = async (address: string, email: string) => {
    const visitor = proxied.visitor({ 'x-forwarded-for': address })
    return (await new Applicant(visitor).start(`${email}@example.test`)).status
  }
  expect(await statusOf('2001:db8:1:2::1', 'a')).toBe(200)
  expect(await statusOf('2001:db8:1:2:3::9', 'a')).toBe(200)
  expect(await statusOf('2001:db8:1:2:3::9', 'b')).toBe(429)
  expect(await statusOf('2001:db8:1:3::1', 'b')).toBe(200)
})

test('an e-mail address that another network has looked up counts for this one too', async () => {
  const strict = await startStack(
    { LIMIT_EMAIL_CHECKS: '1', TRUST_PROXY: '127.0.0.1' },
    { fakes: stack.fakes },
  )
  const start = async (network: string, email: string) => {
    const visitor = strict.visitor({ 'x-forwarded-for': network })
    return (await new Applicant(visitor).start(email)).status
  }
  const [one, other] = ['one@example.test', 'other@example.test'] as const
  const statuses = [await start('203.0.113.1', one), await start('198.51.100.1', one)]
  expect([...statuses, await start('198.51.100.1', other)]).toEqual([200, 200, 429])
  await strict.close()
})

test('a bot takes no address of those that may be looked up', async () => {
  const strict = await startStack({ LIMIT_EMAIL_CHECKS: '1' }, { fakes: stack.fakes })
  const bot = new Applicant(strict.visitor({ [botTokenHeader]: 'bot' }))
  expect((await bot.start('a@example.test')).problem.code).toBe('bot-suspected')
  expect((await createApplicant(strict).start('b@example.test')).status).toBe(200)
})

test('rejects a bot before the lookup', async () => {
  const visitor = stack.visitor({ [botTokenHeader]: 'bot' })
  const { problem } = await new Applicant(visitor).start('jo.existing@example.test')
  expect(problem.code).toBe('bot-suspected')
  expect(stack.operationsCalled()).not.toContain('checkEmail')
})

test('names the latest application that is begun, until it is discarded, in every visit', async () => {
  const applicant = createApplicant()
  const { visitor } = applicant
  const begun = async () => (await visitor.call(readLatestDraft)).reply.application
  expect(await begun()).toBeNull()
  await applicant.start('new.person@example.test')
  const headers = { [visitHeader]: 'another-visit-of-this-browser' }
  const { reply } = await visitor.send(readLatestDraft, { headers })
  expect(reply.application).toEqual({
    jobId: '1001',
    brand: { code: 'staffmark' },
    title: expect.stringMatching(/\w/),
    place: 'Austin, TX',
  })
  await changeEmail(applicant, 'other.person@example.test')
  expect(await begun()).toEqual(reply.application)
  await visitor.call(discardApplication, { params })
  expect(await begun()).toBeNull()
})

test('names the place of a job without a city, and of one without any', async () => {
  const placeOf = async (more: object) => {
    const text = JSON.stringify({ Id: '1001', JobDescription: { PostingId: 81001 }, ...more })
    stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'reply', text, times: 1 })
    const applicant = createApplicant()
    await applicant.start('new.person@example.test')
    return (await applicant.visitor.call(readLatestDraft)).reply.application?.place
  }
  expect(await placeOf({ StateProvince: { Code: 'TX' } })).toBe('TX')
  expect(await placeOf({ City: 'Austin' })).toBe('Austin')
  expect(await placeOf({})).toBe('')
})

test('names no application that was sent', async () => {
  const applicant = createApplicant()
  const { reply } = await applicant.start('new.person@example.test')
  expect((await applicant.submit(reply)).status).toBe(200)
  expect((await applicant.visitor.call(readLatestDraft)).reply.application).toBeNull()
  expect((await applicant.start('new.person@example.test')).reply.state).toBe('applied')
})

test('names no application that internal staff began', async () => {
  const applicant = createApplicant()
  await applicant.start('new.person@example.test', { audience: 'internal' })
  expect((await applicant.visitor.call(readLatestDraft)).reply.application).toBeNull()
})
