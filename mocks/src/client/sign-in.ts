import type { Operation, OperationReply } from '@gatehouse/contracts/operation'
import { authenticate } from '@gatehouse/contracts/upstream/account'
import { uploadResume } from '@gatehouse/contracts/upstream/candidate'
import { check2FA, getLoginId, login } from '@gatehouse/contracts/upstream/user'
import { fakes } from '../systems/fakes.ts'
import { callOperation } from './call-operation.ts'
import { type Caller, type Stage, stages } from './caller.ts'

/** Reads the outbox of the fakes, or asks a user for the code. */
export type ReadPasscode = (caller: Caller) => Promise<string>

async function succeed<O extends Operation>(
  operation: O,
  caller: Caller,
): Promise<OperationReply<O>> {
  const fake = fakes.find((fake) => fake.operation === operation)
  const response = await callOperation(operation, caller, fake?.sample(caller))
  if (!response.ok) throw new Error(`${operation.name} answered ${response.status}`)
  const text = await response.text()
  // Not validated: tests check it against the contract.
  return (text ? JSON.parse(text) : undefined) as OperationReply<O>
}

/** Walks through the sign-in up to a stage, and gives what was learned on the way. */
export async function signInUpTo(
  stage: Stage,
  start: Caller,
  readPasscode: ReadPasscode,
): Promise<Caller> {
  const caller = { ...start }
  const steps = [
    async () => {
      caller.serviceToken = (await succeed(authenticate, caller)).token
    },
    async () => {
      caller.loginId = (await succeed(getLoginId, caller)).userData?.loginId ?? ''
      caller.passcode = await readPasscode(caller)
    },
    async () => {
      caller.jwt = (await succeed(check2FA, caller)).jwt ?? ''
    },
    async () => {
      const { userData } = (await succeed(login, caller)) ?? {}
      Object.assign(caller, {
        userId: userData?.id ?? '',
        entity: userData?.entity ?? '',
        eRecruitId: String(userData?.eRecruitId ?? ''),
      })
    },
    async () => {
      caller.resumeId = (await succeed(uploadResume, caller)).ResumeFileStoreId ?? ''
    },
  ]
  for (const step of steps.slice(0, stages.indexOf(stage))) await step()
  return caller
}

/** Reads the newest passcode that the fakes have sent to the person who signs in. */
export async function readOutbox(caller: Caller): Promise<string> {
  const to = encodeURIComponent(caller.login)
  const response = await fetch(`${caller.url}/__fakes/outbox?to=${to}`)
  const messages = (await response.json()) as { code?: string }[]
  return messages.find((message) => message.code)?.code ?? ''
}
