import type { SessionStore } from '@fastify/session'
import { MemoryStore } from '@gatehouse/bff/session/memory-store'

/**
 * Prints the bytes per idle session in the memory store, with 300 B of content each and one session
 * per user. Run with --expose-gc.
 */
const count = 100_000
const contentBytes = 300

type Session = Parameters<SessionStore['set']>[1]

/** Sessions share no strings, as after separate sign-ins. */
function sessionOf(i: number): { id: string; session: Session } {
  const userId = `user-${String(i).padStart(7, '0')}`
  const session = {
    caller: {
      userId,
      loginId: `login-${i}`,
      firstName: 'Maria',
      lastName: 'Santos',
      jwt: '',
      brand: 'GH',
    },
    endsAt: Date.now() + 3_600_000,
    signedIn: { device: { browser: 'Chrome', system: 'Android' }, since: Date.now() },
  }
  const filler = contentBytes - JSON.stringify(session).length
  session.caller.jwt = String(i).padStart(filler, 'x')
  return { id: String(i).padStart(43, '0'), session: session as unknown as Session }
}

function memory(): number {
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

if (!globalThis.gc) throw new Error('Run with --expose-gc')
const store = new MemoryStore({ idleMs: 3_600_000 })
const before = memory()
for (let i = 0; i < count; i++) {
  const { id, session } = sessionOf(i)
  store.set(id, session, () => {})
}
const bytes = (memory() - before) / count
// Use the store, or it could be collected before the measurement.
store.get(String(count - 1).padStart(43, '0'), (_fault, last) => {
  if (!last) throw new Error('the last session is not there')
  console.log(bytes.toFixed(1))
})
