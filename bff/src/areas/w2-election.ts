import {
  readW2Election,
  saveW2Election,
  type W2Election,
} from '@gatehouse/contracts/portal/w2-election'
import type { Id } from '@gatehouse/contracts/upstream/fields'
import * as user from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../http/problem-error.ts'
import type { Caller } from '../session/caller.ts'
import type { AreaContext } from './area-context.ts'
import { recordWrite } from './record-write.ts'
import { requireEntity, requirePayrollId } from './require-caller.ts'
import { throwWriteProblem } from './throw-write-problem.ts'

const numbers = { electronic: 1, paper: 2 } as const
const elections: Readonly<Record<number, W2Election>> = { 1: 'electronic', 2: 'paper' }

export function w2Election({ serve }: AreaContext) {
  serve(readW2Election, async ({ caller, call }) => {
    const { eRecruitId } = requireCandidate(caller)
    const { election } = await call(user.readW2Election, { params: { eRecruitId } })
    return { election: elections[election ?? 0] ?? null }
  })

  serve(saveW2Election, async ({ body, caller, call, record }) => {
    const { eRecruitId } = requireCandidate(caller)
    const election = body.election as W2Election
    const write = call(user.saveW2Election, {
      params: { entity: requireEntity(caller), ewId: caller.userId, eRecruitId },
      body: { election: numbers[election] },
    })
    const event = { event: 'w2-elected', user: caller.userId, election } as const
    await recordWrite(record, event, write).catch(throwWriteProblem)
    return {}
  })
}

function requireCandidate(caller: Caller): { eRecruitId: Id } {
  requirePayrollId(caller)
  const { eRecruitId } = caller
  if (!eRecruitId) throw new ProblemError('not-found')
  return { eRecruitId }
}
