import type { Operation, OperationReply } from '@gatehouse/contracts/operation'
import { authenticate } from '@gatehouse/contracts/upstream/account'
import { uploadResume } from '@gatehouse/contracts/upstream/candidate'
import { check2FA, getLoginId, login } from '@gatehouse/contracts/upstream/user'
import { type Stage, samples, stages } from '../samples.ts'
import { callOperation } from './call-operation.ts'
import type { Given } from './caller.ts'

/** Where the passcode comes from: the outbox of the fakes, or a person with a mailbox. */
export type ReadPasscode = (given: Given) => Promise<string>

async function succeed<O extends Operation>(
  operation: O,
  given: Given,
): Promise<OperationReply<O>> {
  const sample = samples.find((one) => one.operation === operation)
  const response = await callOperation(operation, given, sample?.input(given))
  if (!response.ok) throw new Error(`${operation.name} answered ${response.status}`)
  const text = await response.text()
  // Rough as it is: whoever needs more certainty checks it against the contract.
  return (text ? JSON.parse(text) : undefined) as OperationReply<O>
}

/** Walks through the sign-in up to a stage, and gives what was learned on the way. */
export async function signInUpTo(
  stage: Stage,
  start: Given,
  readPasscode: ReadPasscode,
): Promise<Given> {
  const given = { ...start }
  const steps = [
    async () => {
      given.serviceToken = (await succeed(authenticate, given)).token
    },
    async () => {
      given.loginId = (await succeed(getLoginId, given)).userData?.loginId ?? ''
      given.passcode = await readPasscode(given)
    },
    async () => {
      given.jwt = (await succeed(check2FA, given)).jwt ?? ''
    },
    async () => {
      const { userData } = (await succeed(login, given)) ?? {}
      Object.assign(given, {
        userId: userData?.id ?? '',
        entity: userData?.entity ?? '',
        eRecruitId: String(userData?.eRecruitId ?? ''),
      })
    },
    async () => {
      given.resumeId = (await succeed(uploadResume, given)).ResumeFileStoreId ?? ''
    },
  ]
  for (const step of steps.slice(0, stages.indexOf(stage))) await step()
  return given
}

/** Reads the newest passcode that the fakes have sent to the person who signs in. */
export async function readOutbox(given: Given): Promise<string> {
  const to = encodeURIComponent(given.login)
  const response = await fetch(`${given.url}/__fakes/outbox?to=${to}`)
  const messages = (await response.json()) as { code?: string }[]
  return messages.find((message) => message.code)?.code ?? ''
}
