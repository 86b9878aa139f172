import { format } from 'node:util'
import { afterEach, expect } from '@jest/globals'

const lines: string[] = []
// Of a dialog that closes within its first frame.
const closedEarly = '[@zag-js/dismissable] node is `null` or `undefined`'

function record(...message: unknown[]) {
  const line = format(...message)
  if (line !== closedEarly) lines.push(line)
}

console.error = record
console.warn = record

/** Errors and warnings fail the test that prints them. */
afterEach(() => expect(lines.splice(0)).toEqual([]))
