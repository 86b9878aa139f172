import type { Recording } from '../recording/recording.ts'
import { type Calls, makeCalls } from './calls.ts'
import { type Candidates, makeCandidates } from './candidates/candidates.ts'
import { type Clock, makeClock } from './clock.ts'
import { type Content, makeContent } from './content/content.ts'
import { type Faults, makeFaults } from './faults.ts'
import { type Identity, makeIdentity } from './identity/identity.ts'
import { type Jobs, makeJobs } from './jobs/jobs.ts'
import { makeOutbox, type Outbox } from './outbox.ts'
import { makePasscodes, type Passcodes } from './passcodes.ts'
import { makePayroll, type Payroll } from './payroll/payroll.ts'
import { makePeople, type People } from './people.ts'
import { makePins, type Pins } from './pins.ts'
import type { ReplyFormat } from './reply-format.ts'
import { makeResetTokens, type ResetTokens } from './reset-tokens.ts'
import { makeResumes, type Resumes } from './resumes/resumes.ts'
import { makeServiceTokens, type ServiceTokens } from './service-tokens.ts'
import { makeSessions, type Sessions } from './sessions.ts'
import { makeTemporaryPasswords, type TemporaryPasswords } from './temporary-passwords.ts'

interface Addresses {
  identityUrl: string
  /** Base of the links in mails. */
  portalUrl: string
}

interface State {
  replyFormat: ReplyFormat
  /** Position of the first value that the format 'gaps' leaves out. */
  gap: number
  clock: Clock
  people: People
  passcodes: Passcodes
  payroll: Payroll
  resetTokens: ResetTokens
  pins: Pins
  temporaryPasswords: TemporaryPasswords
  serviceTokens: ServiceTokens
  sessions: Sessions
  /** State of the identity provider. */
  identity: Identity
  jobs: Jobs
  candidates: Candidates
  resumes: Resumes
  outbox: Outbox
  calls: Calls
  content: Content
  faults: Faults
}

/** State of all upstreams. A reset replaces its parts: reference the world, not a part. */
export interface World extends State {
  /** Not affected by a reset. */
  addresses: Addresses
  /** Answers all operations, if there is one. */
  recording: Recording | undefined
  reset(): void
}

function makeState(addresses: Addresses, replyFormat: ReplyFormat): State {
  const clock = makeClock()
  const people = makePeople()
  const resetTokens = makeResetTokens(clock)
  return {
    replyFormat,
    gap: 0,
    clock,
    people,
    passcodes: makePasscodes(clock),
    payroll: makePayroll(clock),
    resetTokens,
    pins: makePins(resetTokens),
    temporaryPasswords: makeTemporaryPasswords(clock),
    serviceTokens: makeServiceTokens(clock),
    sessions: makeSessions(clock),
    identity: makeIdentity(clock, addresses),
    jobs: makeJobs(clock),
    candidates: makeCandidates(people.list()),
    resumes: makeResumes(),
    outbox: makeOutbox(clock),
    calls: makeCalls(clock),
    content: makeContent(),
    faults: makeFaults(),
  }
}

/** Creates a world in its initial state. */
export function makeWorld(
  portalUrl = 'http://localhost:3000',
  replyFormat: ReplyFormat = 'plain',
  recording?: Recording,
): World {
  const addresses = { identityUrl: 'http://127.0.0.1:3003', portalUrl }
  const world: World = {
    addresses,
    recording,
    ...makeState(addresses, replyFormat),
    reset: () => {
      recording?.restart()
      Object.assign(world, makeState(addresses, replyFormat))
    },
  }
  return world
}
