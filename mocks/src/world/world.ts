import { type Calls, makeCalls } from './calls.ts'
import { type Clock, makeClock } from './clock.ts'
import { type Faults, makeFaults } from './faults.ts'
import { makeOutbox, type Outbox } from './outbox.ts'
import { makePasscodes, type Passcodes } from './passcodes.ts'
import { makePeople, type People } from './people.ts'
import { makeServiceTokens, type ServiceTokens } from './service-tokens.ts'
import { makeSessions, type Sessions } from './sessions.ts'

interface State {
  clock: Clock
  people: People
  passcodes: Passcodes
  serviceTokens: ServiceTokens
  sessions: Sessions
  outbox: Outbox
  calls: Calls
  faults: Faults
}

/** All that the upstreams remember. Its parts are replaced by reset: hold the world, not a part. */
export interface World extends State {
  reset(): void
}

function makeState(): State {
  const clock = makeClock()
  return {
    clock,
    people: makePeople(),
    passcodes: makePasscodes(clock),
    serviceTokens: makeServiceTokens(clock),
    sessions: makeSessions(clock),
    outbox: makeOutbox(clock),
    calls: makeCalls(clock),
    faults: makeFaults(),
  }
}

/** A new world in the personas' first state. */
export function makeWorld(): World {
  const world: World = {
    ...makeState(),
    reset: () => {
      Object.assign(world, makeState())
    },
  }
  return world
}
