import { serveControl } from './control.ts'
import { type FaultProxy, startProxy } from './proxy.ts'

function readSetting(name: string, fallback: string, isValid: (text: string) => boolean): string {
  const text = process.env[name] || fallback
  if (!isValid(text)) throw new Error(`${name} cannot be "${text}"`)
  return text
}

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535
const isOrigin = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

async function main(): Promise<void> {
  const upstream = readSetting('PROXY_UPSTREAM', 'http://127.0.0.1:3001', isOrigin)
  const port = Number(readSetting('PROXY_PORT', '3201', isPort))
  const controlPort = Number(readSetting('PROXY_CONTROL_PORT', '3200', isPort))

  const proxy = await startProxy(upstream, port)
  const control = await serveControl(proxy, controlPort).catch(async (error) => {
    await proxy.close()
    throw error
  })
  closeOnSignal(proxy, control)
  const addresses = { upstream, proxy: proxy.url, control: `${control.url}/__proxy/faults` }
  process.stdout.write(`proxy ready ${JSON.stringify(addresses)}\n`)
}

function closeOnSignal(...all: Pick<FaultProxy, 'close'>[]): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => all.map((one) => one.close()))
  }
}

main().catch((error: Error) => {
  process.stderr.write(`proxy cannot start: ${error.message}\n`)
  process.exitCode = 1
})
