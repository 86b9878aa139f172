import { serveControl } from './control.ts'
import { type FaultProxy, startProxy } from './proxy.ts'

function read(name: string, fallback: string, isRight: (text: string) => boolean): string {
  const text = process.env[name] || fallback
  if (!isRight(text)) throw new Error(`${name} cannot be "${text}"`)
  return text
}

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535
const isOrigin = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/** Stands in front of one upstream, told by the environment, until a signal ends it. */
async function main(): Promise<void> {
  const upstream = read('PROXY_UPSTREAM', 'http://127.0.0.1:3001', isOrigin)
  const port = Number(read('PROXY_PORT', '3101', isPort))
  const controlPort = Number(read('PROXY_CONTROL_PORT', '3100', isPort))

  const proxy = await startProxy(upstream, port)
  const control = await serveControl(proxy, controlPort).catch(async (fault) => {
    await proxy.close()
    throw fault
  })
  closeOnSignal(proxy, control)
  const where = { upstream, proxy: proxy.url, control: `${control.url}/__proxy/faults` }
  process.stdout.write(`proxy ready ${JSON.stringify(where)}\n`)
}

function closeOnSignal(...all: Pick<FaultProxy, 'close'>[]): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => all.map((one) => one.close()))
  }
}

main().catch((fault: Error) => {
  process.stderr.write(`proxy cannot start: ${fault.message}\n`)
  process.exitCode = 1
})
