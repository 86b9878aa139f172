import { makeCompoundFile } from '@gatehouse/mocks/world/resumes/samples/make-compound-file'
import { makeDoc } from '@gatehouse/mocks/world/resumes/samples/make-doc'
import { expect, test } from '@jest/globals'
import { isSafeDoc } from './doc.ts'

const compound = (name: string, text = 'x') =>
  makeCompoundFile([
    [name, Buffer.from(text)],
    ['WordDocument', Buffer.from('x')],
  ])

/** Makes the stream a storage with this child. */
function withStorage(name: string, child: number): Buffer {
  const file = compound(name)
  const entry = file.indexOf(Buffer.from(name, 'utf16le'))
  file.writeUInt8(1, entry + 66)
  file.writeUInt32LE(child, entry + 76)
  return file
}

test.each(['Macros', '_VBA_PROJECT', 'VBA', '\x01Ole10Native', '\x03ObjInfo', '\x03OCXNAME'])(
  'rejects a document with an entry %j',
  (name) => {
    expect(isSafeDoc(compound(name))).toBe(false)
  },
)

test('rejects embedded objects, but not an empty storage for them', () => {
  expect(isSafeDoc(withStorage('ObjectPool', 2))).toBe(false)
  expect(isSafeDoc(withStorage('ObjectPool', 0xffffffff))).toBe(true)
})

test.each(['DDEAUTO cmd', ' includetext "x"', 'INCLUDEPICTURE "x"'])(
  'rejects the field %s',
  (field) => {
    expect(isSafeDoc(compound('0Table', `Nele \x13${field} \x14`))).toBe(false)
    expect(isSafeDoc(Buffer.from(makeDoc([`Nele \x13${field} \x14`])))).toBe(false)
  },
)

test('accepts fields that load nothing', () => {
  const fields = '\x13 HYPERLINK "https://example.test/dde" \x14LinkedIn\x15 \x13 DATE \x14'
  expect(isSafeDoc(Buffer.from(makeDoc(['Nele New', fields])))).toBe(true)
})
