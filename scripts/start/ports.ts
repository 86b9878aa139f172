import { once } from 'node:events'
import { createServer } from 'node:net'

export type Port = { setting: string; purpose: string; number: number; hosts: string[] }
export type Unavailable = { port: Port; code: string }

/** Some browsers resolve localhost to ::1 first, so both must be free. */
const loopback = ['127.0.0.1', '::1']

/** Reads a port from the environment; NaN when it is not a port number. */
export function readPort(setting: string, purpose: string, otherwise: number, host?: string): Port {
  const value = process.env[setting]
  const asked = value ? Number(value) : otherwise
  const number = Number.isInteger(asked) && asked > 0 && asked < 65_536 ? asked : Number.NaN
  return { setting, purpose, number, hosts: host ? [host] : loopback }
}

async function tryPort(number: number, host: string): Promise<string | undefined> {
  const server = createServer()
  try {
    server.listen(number, host)
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return undefined
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' ? undefined : code
  }
}

async function findUnavailable(ports: Port[]): Promise<Unavailable[]> {
  const unavailable: Unavailable[] = []
  for (const port of ports) {
    const codes = await Promise.all(port.hosts.map((host) => tryPort(port.number, host)))
    const code = codes.find((each) => each !== undefined)
    if (code) unavailable.push({ port, code })
  }
  return unavailable
}

/** One-line message for invalid or duplicate port settings. */
export function describeInvalidPorts(ports: Port[]): string | undefined {
  const wrong = ports.find((port) => Number.isNaN(port.number))
  if (wrong) return `${wrong.setting} (${wrong.purpose}) must be a port number from 1 to 65535.`
  const second = ports.find((port, i) => ports.findIndex((p) => p.number === port.number) < i)
  return second && `${second.setting} names port ${second.number}, as another setting does.`
}

/** One-line message for ports that cannot be opened. */
export function describeUnavailablePorts(
  unavailable: Unavailable[],
  command: string,
): string | undefined {
  if (unavailable.length === 0) return undefined
  const list = unavailable.map(({ port, code }) => {
    const why = code === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${code})`
    return `port ${port.number} (${port.purpose}) ${why}`
  })
  const others = unavailable.map(({ port }) => {
    return `${port.setting}=${port.number < 1024 ? port.number + 8000 : port.number + 100}`
  })
  const line = `${list.join(', ')}. Choose another: ${others.join(' ')} ${command}`
  return line.charAt(0).toUpperCase() + line.slice(1)
}

/** Exits with a one-line message unless every port can be opened. */
export async function ensurePorts(ports: Port[], command: string): Promise<void> {
  const problem =
    describeInvalidPorts(ports) ?? describeUnavailablePorts(await findUnavailable(ports), command)
  if (!problem) return
  console.error(problem)
  process.exit(1)
}
