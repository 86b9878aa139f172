import { readProfile, uploadProfileResume } from '@gatehouse/contracts/portal/profile'
import { sampleResumes } from '@gatehouse/mocks/world/resumes/samples/samples'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eicar, startFakeClamd } from '../../testing/fake-clamd.ts'
import { docxWith, macros, protectedWord } from '../../testing/malicious-files.ts'
import { pdfAttacks } from '../../testing/pdf-attacks.ts'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'

let clamd: Awaited<ReturnType<typeof startFakeClamd>>
let stack: Stack
let maria: Visitor

beforeAll(async () => {
  clamd = await startFakeClamd()
  stack = await startStack({ UPLOAD_SCANNER: clamd.address })
  maria = stack.visitor()
  await maria.signIn('maria.santos@example.test')
})
afterAll(async () => {
  await stack.close()
  await clamd.close()
})
beforeEach(() => {
  clamd.state.behaviour = 'scan'
  stack.fakes.world.calls.clear()
})

function upload(name: string, content: Uint8Array, from = maria) {
  const body = new FormData()
  body.append('file', new Blob([Uint8Array.from(content)]), name)
  return from.send(uploadProfileResume, { body })
}

const text = (content: string) => Buffer.from(content)

test('offers what a résumé tells, and stores nothing of it', async () => {
  const before = (await maria.call(readProfile)).reply
  const sample = sampleResumes.find(({ name }) => name.endsWith('docx'))
  const { reply } = await upload('rosa.docx', (await sample?.make()) ?? text(''))
  expect(reply).toMatchObject({
    resume: { name: 'rosa.docx', outcome: 'parsed', isTaken: true },
    found: { personal: { city: 'San Marcos', postalCode: '78666' } },
  })
  expect(reply.found.employment.map(({ company }) => company)).toEqual([
    'Sagebrush Distribution',
    'Guadalupe Cold Storage',
    'Prickly Pear Market',
  ])
  expect(stack.operationsCalled().filter((name) => /^save/.test(name))).toEqual([])
  expect((await maria.call(readProfile)).reply).toEqual(before)
})

test('an unreadable value of a résumé counts as missing', async () => {
  const text = JSON.stringify({
    ResumeFileStoreId: 9,
    AttachResume: 'Unknown',
    EthnicityTypeId: 'Hispanic',
    WorkHistory: [
      {
        FromMonth: 'March',
        FromYear: 2019,
        ToMonth: 'Present',
        ToYear: 'Present',
        CanContact: 'Unknown',
      },
    ],
    EducationHistory: [{ EducationLevelId: 'Bachelor', GradePointAverage: '3.8/4.0' }],
  })
  stack.fakes.world.faults.add({ operation: 'uploadResume', kind: 'reply', text, times: 1 })
  const { reply } = await upload('a.txt', Buffer.from('Maria Santos'))
  expect(reply).toMatchObject({
    resume: { outcome: 'parsed', isTaken: true },
    found: {
      employment: [{ start: '2019', end: '', current: 'yes', mayContact: '' }],
      education: [{ level: '', grade: '' }],
    },
  })
})

test('sends the candidate id of the company', async () => {
  await upload('maria.txt', text('Maria Santos'))
  const sent = stack.fakes.world.calls.list().find(({ operation }) => operation === 'uploadResume')
  expect(sent?.path).toBe('/staffmark/api/eRecruit/Candidate/Resume/FileSkip/')
  expect(sent?.body).toMatchObject({ ERecruitId: '571001', IsNewCandidate: 'false' })
})

test('a résumé that is too slow is told as that', async () => {
  const impatient = await startStack({ UPLOAD_SECONDS: '1' }, { fakes: stack.fakes })
  const visitor = impatient.visitor()
  await visitor.signIn('chris.lee@example.test')
  stack.fakes.world.faults.add({ operation: 'uploadResume', kind: 'hang', times: 1 })
  const { reply } = await upload('chris.txt', text('Chris Lee'), visitor)
  expect(reply).toMatchObject({
    resume: { outcome: 'timeout' },
    found: { employment: [], education: [] },
  })
})

test('limits the uploads of a user, in whichever session', async () => {
  const strict = await startStack({ LIMIT_RESUMES: '1' }, { fakes: stack.fakes })
  const codes: (string | undefined)[] = []
  for (const login of ['maria.santos', 'maria.santos', 'kai.mori']) {
    const visitor = await strict.signIn(login)
    codes.push((await upload('a.txt', text('Maria'), visitor)).problem.code)
  }
  expect(codes).toEqual([undefined, 'rate-limited', undefined])
  await strict.close()
})

const [activePdf] = pdfAttacks
test.each([
  ['nothing', 'a.pdf', text(''), 'file-empty'],
  ['a program', 'a.docx', text('MZ\x90\0 program'), 'file-refused'],
  ['an active PDF', 'a.pdf', activePdf?.[2] ?? text(''), 'pdf-active'],
  ['macros', 'a.docx', docxWith(macros), 'file-macros'],
  ['a password', 'a.docx', protectedWord, 'file-protected'],
  ['a virus', 'a.txt', text(`Nele New ${eicar}`), 'file-infected'],
  ['more than 10 MB', 'a.txt', Buffer.alloc(11 * 2 ** 20, 'a'), 'too-large'],
])('rejects %s before the upstream', async (_case, name, content, code) => {
  expect((await upload(name, content)).problem.code).toBe(code)
  expect(stack.operationsCalled()).not.toContain('uploadResume')
})

test('rejects a file without a verdict of the scanner', async () => {
  clamd.state.behaviour = 'close'
  expect((await upload('a.txt', text('Maria'))).problem.code).toBe('scan-unavailable')
})

test.each([
  ['without a chosen company', 'dana.wolf', 'company-required'],
  ['without a candidate id', 'pat.brown', 'not-found'],
])('rejects an upload %s', async (_case, loginId, code) => {
  const person = stack.fakes.world.people.findByLoginId(loginId)
  if (person && code === 'not-found') person.eRecruitId = null
  const visitor = stack.visitor()
  await visitor.signIn(`${loginId}@example.test`)
  expect((await upload('a.txt', text('Text'), visitor)).problem.code).toBe(code)
})
