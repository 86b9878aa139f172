import { buffer } from 'node:stream/consumers'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { toMultipart } from './multipart.ts'

const body = { ERecruitId: '0', IsNewCandidate: 'true' }

async function sent(name: string, content: Buffer) {
  const { headers, body: stream } = toMultipart(candidate.uploadResume, body, {
    name,
    type: 'application/pdf',
    content,
  })
  const bytes = await buffer(stream)
  const form = await new Response(Uint8Array.from(bytes), { headers }).formData()
  return { headers, bytes, form }
}

test('round-trips any fields and file', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.uint8Array(), async (name, content) => {
      const { headers, bytes, form } = await sent(name, Buffer.from(content))
      expect(Number(headers['content-length'])).toBe(bytes.length)
      expect([...form.keys()]).toEqual(['ERecruitId', 'IsNewCandidate', 'CandidateResume'])
      const file = form.get('CandidateResume')
      if (!(file instanceof Blob)) throw new TypeError('no file')
      expect(await file.bytes()).toEqual(content)
    }),
    { numRuns: 300 },
  )
})

test('escapes names', async () => {
  const { bytes, form } = await sent('a"\r\nX-More: "1"\r\n\r\n--b', Buffer.from('x'))
  expect(bytes.toString()).toContain('filename="a%22%0D%0AX-More: %221%22%0D%0A%0D%0A--b"\r\n')
  expect([...form.keys()]).toHaveLength(3)
  expect((form.get('CandidateResume') as Blob).type).toBe('application/pdf')
  const { bytes: others } = await sent('a\rb\nc', Buffer.from('x'))
  expect(others.toString()).toContain('filename="a%0D%0Ab%0D%0Ac"\r\n')
})

test('uses a fresh boundary', async () => {
  const [one, other] = [await sent('a', Buffer.alloc(0)), await sent('a', Buffer.alloc(0))]
  expect(one.headers['content-type']).not.toBe(other.headers['content-type'])
})
