import { MemoryStore } from '@gatehouse/bff/session/memory-store'
import { idleSession } from './idle-session.ts'
import { usedMemory } from './used-memory.ts'

/** Prints the bytes per idle session in the memory store. */
const count = 100_000

const store = new MemoryStore({ idleMs: 3_600_000 })
const before = usedMemory()
for (let i = 0; i < count; i++) {
  const { id, session } = idleSession(i)
  store.set(id, session, () => {})
}
const bytes = (usedMemory() - before) / count
// Use the store, or it could be collected before the measurement.
store.get(idleSession(count - 1).id, (_fault, last) => {
  if (!last) throw new Error('the last session is not there')
  console.log(bytes.toFixed(1))
})
