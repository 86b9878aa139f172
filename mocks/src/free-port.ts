import { once } from 'node:events'
import { createServer } from 'node:net'

/** Not of those that the system gives to connections and to servers on port 0, which could take it meanwhile. */
const [first, count] = [11_000, 21_000]

/** A free port of 127.0.0.1, for a program that is told its port. */
export async function freePort(): Promise<number> {
  const port = first + Math.floor(Math.random() * count)
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return freePort()
  }
  await once(probe.close(), 'close')
  return port
}

/** Distinct ones. */
export async function freePorts(many: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < many) ports.add(await freePort())
  return [...ports]
}
