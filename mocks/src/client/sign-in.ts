import type { Operation, OperationReply } from '@gatehouse/contracts/operation'
import { authenticate } from '@gatehouse/contracts/upstream/account'
import { uploadResume } from '@gatehouse/contracts/upstream/candidate'
import { check2FA, getLoginId, login } from '@gatehouse/contracts/upstream/user'
import { fakes } from '../systems/fakes.ts'
import { callOperation } from './call-operation.ts'
import { type Caller, type SignInState, signInStates } from './caller.ts'

export type ReadPasscode = (caller: Caller) => Promise<string>

async function callOrThrow<O extends Operation>(
  operation: O,
  caller: Caller,
): Promise<OperationReply<O>> {
  const fake = fakes.find((fake) => fake.operation === operation)
  const response = await callOperation(operation, caller, fake?.sample(caller))
  if (!response.ok) throw new Error(`${operation.name} answered ${response.status}`)
  const text = await response.text()
  // Not validated here: contract.test.ts does.
  return (text ? JSON.parse(text) : undefined) as OperationReply<O>
}

/** Signs in up to the given state; returns the caller with its credentials. */
export async function signInUpTo(
  signInState: SignInState,
  start: Caller,
  readPasscode: ReadPasscode,
): Promise<Caller> {
  const caller = { ...start }
  const steps = [
    async () => {
      caller.serviceToken = (await callOrThrow(authenticate, caller)).token
    },
    async () => {
      caller.loginId = (await callOrThrow(getLoginId, caller)).userData?.loginId ?? ''
      caller.passcode = await readPasscode(caller)
    },
    async () => {
      caller.jwt = (await callOrThrow(check2FA, caller)).jwt ?? ''
    },
    async () => {
      const { userData } = (await callOrThrow(login, caller)) ?? {}
      Object.assign(caller, {
        userId: String(userData?.id ?? ''),
        entity: userData?.entity ?? '',
        eRecruitId: String(userData?.eRecruitId ?? ''),
        payrollId: userData?.peopleSoftId ?? '',
      })
    },
    async () => {
      caller.resumeId = String((await callOrThrow(uploadResume, caller)).ResumeFileStoreId ?? '')
    },
  ]
  for (const step of steps.slice(0, signInStates.indexOf(signInState))) await step()
  return caller
}

/** Reads the newest passcode sent to the caller. */
export async function readOutbox(caller: Caller): Promise<string> {
  const to = encodeURIComponent(caller.login)
  const response = await fetch(`${caller.url}/__fakes/outbox?to=${to}`)
  const messages = (await response.json()) as { code?: string }[]
  return messages.find((message) => message.code)?.code ?? ''
}
