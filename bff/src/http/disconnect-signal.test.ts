import { EventEmitter } from 'node:events'
import { expect, test } from '@jest/globals'
import type { FastifyReply } from 'fastify'
import { disconnectSignal } from './disconnect-signal.ts'

/** A reply of which this much is true. */
const replyWith = (state: { destroyed: boolean; writableFinished: boolean }) =>
  ({ raw: Object.assign(new EventEmitter(), state) }) as unknown as FastifyReply

test.each([
  [false, true],
  [true, false],
])('a reply that is finished: %j, when it is closed, aborts: %j', (writableFinished, aborts) => {
  const reply = replyWith({ destroyed: false, writableFinished: false })
  const signal = disconnectSignal(reply)
  expect(signal.aborted).toBe(false)
  Object.assign(reply.raw, { destroyed: true, writableFinished })
  reply.raw.emit('close')
  expect(signal.aborted).toBe(aborts)
})

test.each([
  [false, true],
  [true, false],
])('a reply closed before, finished: %j, aborts at once: %j', (writableFinished, aborts) => {
  expect(disconnectSignal(replyWith({ destroyed: true, writableFinished })).aborted).toBe(aborts)
})
