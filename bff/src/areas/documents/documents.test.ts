import { downloadDocument, readDocuments } from '@gatehouse/contracts/portal/documents'
import type { Problem } from '@gatehouse/contracts/problem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'

let stack: Stack
let maria: Visitor

beforeAll(async () => {
  stack = await startStack({ CACHE_SECONDS: '0', BREAKER_FAILURES: '1000' })
})
afterAll(() => stack.close())
beforeEach(async () => {
  stack.fakes.world.reset()
  maria = await stack.signIn('maria.santos')
  stack.fakes.world.calls.clear()
})

const listed = async (visitor = maria) => (await visitor.call(readDocuments)).reply.documents

async function idOf(name: string, visitor = maria): Promise<string> {
  return (await listed(visitor)).find((one) => one.name === name)?.id ?? ''
}

/** The list that the upstream replies from now on. */
function replyWith(DocumentList: unknown) {
  const text = JSON.stringify({ DocumentList })
  stack.fakes.world.faults.add({ operation: 'getElectronicDocuments', kind: 'reply', text })
}

const download = (id: string, visitor = maria) =>
  visitor.fetch(downloadDocument, { params: { id } })

describe('the list', () => {
  test('has what needs a signature first, then the newest', async () => {
    expect(await listed()).toEqual([
      {
        id: expect.stringMatching(/^660104\.[\w-]{22}$/),
        name: 'Direct Deposit Authorization',
        expiresOn: '2036-12-31',
        signedOn: null,
        status: 'Pending Signature',
        linkText: 'View/Sign',
        needsSignature: true,
        isExpired: false,
        url: null,
      },
      expect.objectContaining({ name: 'Meal Period Policy', signedOn: '2026-09-14', linkText: '' }),
      expect.objectContaining({ name: 'Employee Handbook 2026', signedOn: '2026-01-05' }),
      expect.objectContaining({
        name: 'Forklift Safety Acknowledgement',
        expiresOn: '2025-12-31',
        signedOn: null,
        needsSignature: false,
        isExpired: true,
      }),
    ])
    expect(stack.fakes.world.calls.list().at(-1)).toMatchObject({
      method: 'GET',
      path: '/Api/User/71001/ElectronicDocuments',
    })
  })

  test('has those to sign by the day they expire, and those without a date last', async () => {
    replyWith([
      { Name: 'Never' },
      { Name: 'Later', ExpirationDate: '2036-01-02' },
      { Name: 'Sooner', ExpirationDate: '1/1/2036' },
      { Name: 'Signed', SignedDate: '2026-01-01' },
    ])
    expect((await listed()).map(({ name }) => name)).toEqual(['Sooner', 'Later', 'Never', 'Signed'])
  })

  test('is empty without documents', async () => {
    expect(await listed(await stack.signIn('chris.lee'))).toEqual([])
    for (const list of [null, [null]]) {
      replyWith(list)
      expect(await listed()).toEqual([])
    }
  })

  test.each([
    [null, { signedOn: null, needsSignature: true }],
    [' ', { signedOn: null, needsSignature: true }],
    ['1/1/0001 12:00:00 AM', { signedOn: null, needsSignature: true }],
    ['1900-01-01T00:00:00', { signedOn: null, needsSignature: true }],
    ['last spring', { signedOn: null, needsSignature: false }],
    ['3/9/2026', { signedOn: '2026-03-09', needsSignature: false }],
  ])('reads the signed date %j', async (SignedDate, expected) => {
    replyWith([{ Name: 'One', SignedDate }])
    expect(await listed()).toMatchObject([expected])
  })

  test.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('of a document that expires %i days from today in Hawaii', async (days, isExpired) => {
    const day = new Date(Date.now() - 10 * 3_600_000 + days * 86_400_000)
    replyWith([{ Name: 'One', ExpirationDate: day.toISOString().slice(0, 10) }])
    expect(await listed()).toMatchObject([{ isExpired, needsSignature: !isExpired }])
  })

  test.each([null, '', '0', 0, '../Admin', 'a/b', 'a.b', '%2e%2e', '-1', `a${'b'.repeat(64)}`])(
    'has a document without an action for the LinkId %j',
    async (LinkId) => {
      replyWith([{ Name: 'One', LinkId }])
      expect(await listed()).toMatchObject([{ name: 'One', id: null, url: null }])
    },
  )

  test('names, link texts and statuses are read as plain text', async () => {
    replyWith([
      { Name: 'Pay &amp; Leave', LinkText: 'Read &#8211; sign', Status: 'Paid &amp; closed' },
    ])
    expect(await listed()).toMatchObject([
      { name: 'Pay & Leave', linkText: 'Read – sign', status: 'Paid & closed' },
    ])
  })

  test('leaves out rows that say nothing, and accepts ids as text and number', async () => {
    replyWith([
      {},
      { Name: null, FileName: ' ', LinkId: null },
      { FileName: 'w4.pdf', LinkId: 12 },
      { Name: 'Text', LinkId: 'A9-b_2' },
      { LinkId: 13 },
    ])
    expect((await listed()).map(({ name, id }) => [name, id?.split('.')[0]])).toEqual([
      ['w4.pdf', '12'],
      ['Text', 'A9-b_2'],
      ['', '13'],
    ])
  })

  test.each([{}, [], 'none', { DocumentList: 'none' }, { Message: 'An error has occurred.' }])(
    'is a problem for the reply %j, never empty',
    async (reply) => {
      const text = JSON.stringify(reply)
      stack.fakes.world.faults.add({ operation: 'getElectronicDocuments', kind: 'reply', text })
      const { problem } = await maria.call(readDocuments)
      expect(problem.code).toBe('upstream-invalid-response')
    },
  )
})

describe('with DOCUMENT_URL', () => {
  test('each document with a LinkId has the page elsewhere', async () => {
    const DOCUMENT_URL = 'https://documents.test/view?reportID={reportID}&again={reportID}'
    const other = await startStack({ DOCUMENT_URL }, { fakes: stack.fakes })
    const visitor = await other.signIn('maria.santos')
    expect((await listed(visitor))[0]).toMatchObject({
      url: 'https://documents.test/view?reportID=660104&again=660104',
    })
    replyWith([{ Name: 'One', LinkId: '../x' }])
    const third = await other.signIn('chris.lee')
    expect((await listed(third))[0]).toMatchObject({ id: null, url: null })
    await other.close()
  })
})

describe('a download', () => {
  test('is the file under its name, with its length', async () => {
    const response = await download(await idOf('Employee Handbook 2026'))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Employee Handbook  2026.pdf"; ' +
        "filename*=UTF-8''Employee%20Handbook%20%E2%80%93%202026.pdf",
      'cache-control': 'no-store',
    })
    const file = await response.bytes()
    expect(response.headers.get('content-length')).toBe(String(file.length))
    expect(file.length).toBeGreaterThan(200_000)
    expect(stack.operationsCalled().slice(-2)).toEqual([
      'getElectronicDocuments',
      'getElectronicDocument',
    ])
  })

  test('has no length if the upstream gives none, and the name of the document', async () => {
    const response = await download(await idOf('Direct Deposit Authorization'))
    expect(response.headers.get('content-length')).toBeNull()
    expect(response.headers.get('content-disposition')).toContain(
      'filename="Direct Deposit Authorization.pdf"',
    )
    expect(await response.text()).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/)
  })

  test.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['a"\r\nSet-Cookie: x=1;.exe', 'aSet-Cookie x=1.exe.pdf'],
    ['\u202Efdp.exe', 'fdp.exe.pdf'],
  ])('of the file name %j is saved as %j', async (FileName, expected) => {
    replyWith([{ Name: 'One', FileName, LinkId: 660104 }])
    const response = await download(await idOf('One'))
    expect(response.headers.get('content-disposition')).toContain(`filename="${expected}"`)
    expect(response.headers.getSetCookie()).toEqual([])
    await response.body?.cancel()
  })

  test.each([{ FileName: 'Offer &amp; Terms.pdf', Name: 'Offer' }, { Name: 'Offer &#38; Terms' }])(
    'has its name as plain text: %j',
    async (names) => {
      replyWith([{ ...names, LinkId: 660104 }])
      const response = await download((await listed())[0]?.id ?? '')
      expect(response.headers.get('content-disposition')).toContain('filename="Offer & Terms.pdf"')
      await response.body?.cancel()
    },
  )

  test.each([
    ['text/html', 'upstream-invalid-response'],
    ['application/json', 'upstream-invalid-response'],
    ['image/svg+xml', 'upstream-invalid-response'],
  ])('of the type %s is refused', async (type, code) => {
    stack.fakes.world.faults.add({
      ...{ operation: 'getElectronicDocument', kind: 'reply' },
      ...{ text: '<script>alert(1)</script>', type },
    })
    const response = await download(await idOf('Meal Period Policy'))
    expect([response.status, ((await response.json()) as Problem).code]).toEqual([502, code])
  })

  test('that breaks off never looks complete', async () => {
    const id = await idOf('Meal Period Policy')
    stack.fakes.world.faults.add({ operation: 'getElectronicDocument', kind: 'half-body' })
    await expect(download(id).then((response) => response.bytes())).rejects.toThrow()
  })

  test('of a document that is no longer listed is not found', async () => {
    const id = await idOf('Meal Period Policy')
    replyWith([])
    expect((await maria.send(downloadDocument, { params: { id } })).problem.code).toBe('not-found')
    expect(stack.operationsCalled()).not.toContain('getElectronicDocument')
  })
})

test("another user's ids are not found, without an upstream call", async () => {
  const dana = await stack.signIn('dana.wolf')
  const [danas] = await listed(dana)
  const [raw = '', signature = ''] = (await idOf('Meal Period Policy')).split('.')
  stack.fakes.world.calls.clear()
  const wrong = [danas?.id ?? '', `660103.${signature}`, `${raw}.${'A'.repeat(22)}`, raw, '..']
  for (const id of wrong) {
    const { status, problem } = await maria.send(downloadDocument, { params: { id } })
    expect([id, status, problem.code]).toEqual([id, 404, 'not-found'])
  }
  expect(stack.operationsCalled()).toEqual([])
})

test('a visitor gets neither list nor file', async () => {
  const id = await idOf('Meal Period Policy')
  const visitor = stack.visitor()
  expect((await visitor.call(readDocuments)).problem.code).toBe('not-signed-in')
  expect((await visitor.send(downloadDocument, { params: { id } })).status).toBe(401)
})
