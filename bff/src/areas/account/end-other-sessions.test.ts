import { expect, test } from '@jest/globals'
import type { RequestContext } from '../../endpoints/handler-context.ts'
import type { AreaContext } from '../area-context.ts'
import { endOtherSessions } from './end-other-sessions.ts'

test('a failure to end the other sessions is logged, and fails nothing', async () => {
  const lines: unknown[] = []
  const context = {
    record: (entry: object) => lines.push(entry),
    request: { id: 'r1', log: { error: (...line: unknown[]) => lines.push(...line) } },
  } as unknown as RequestContext
  const err = new Error('no store')
  const sessions = { endOthers: () => Promise.reject(err) } as unknown as AreaContext['sessions']
  expect(await endOtherSessions(sessions, context, '71001', 'own')).toBeNull()
  expect(lines).toEqual([{ id: 'r1', err }, 'other sessions not ended'])
})
