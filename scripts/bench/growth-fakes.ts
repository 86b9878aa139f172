import { fakeCredentials } from '@gatehouse/mocks/credentials'
import { type Fakes, startFakes } from '@gatehouse/mocks/fakes'
import type { Person } from '@gatehouse/mocks/world/person'
import { payees } from '@gatehouse/mocks/world/personas/payees'
import { workers } from '@gatehouse/mocks/world/personas/workers'
import { serveProbe } from './probe.ts'

/** The fakes on PORT with GROWTH_PERSONAS more personas, copies of the first one. */
const [first] = workers
if (!first) throw new Error('the fakes have no persona')
const copies = Array.from(
  { length: Number(process.env.GROWTH_PERSONAS) },
  (_, i): Person => ({
    ...structuredClone(first),
    login: `copy-${i}@example.test`,
    loginId: `copy-${i}`,
    id: String(1_000_000 + i),
    peopleSoftId: `P${1_000_000 + i}`,
    eRecruitId: 2_000_000 + i,
  }),
)
// Its list is the last, so that the copies are found last.
;(payees as Person[]).push(...copies)

const ports = { apiPort: Number(process.env.PORT), payrollPort: 0, identityPort: 0 }
const starting = startFakes(ports)
serveProbe(starting.then(credentialsOfLast))
const { close } = await starting
process.once('SIGTERM', () => close().then(() => process.exit(0)))

function credentialsOfLast({ world }: Fakes) {
  const { loginId = '', id = '' } = world.people.list().at(-1) ?? {}
  return {
    Authorization: `Bearer ${world.serviceTokens.issue().token}`,
    ClientAuthorization: fakeCredentials.clientAuthorization,
    JwtAuthorization: world.sessions.start(loginId),
    TimeCode: id,
  }
}
