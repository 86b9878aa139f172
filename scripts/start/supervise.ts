import { endSignals } from '../programs/end-signals.ts'
import type { Service } from './service.ts'

const services: Service[] = []
let stopping = false

async function stopAll(exitCode: number): Promise<void> {
  if (stopping) return
  stopping = true
  // A service may be started meanwhile.
  for (let service = services.pop(); service; service = services.pop()) await service.stop()
  process.exit(exitCode)
}

/** Ties the service to this process and the other services: when one ends, all end. */
export function supervise(service: Service): Service {
  if (services.length === 0 && !stopping) {
    for (const signal of endSignals) {
      process.on(signal, () => void stopAll(0))
    }
  }
  services.push(service)
  void service.ended.then((how) => {
    if (!stopping) console.error(`${service.name} exited unexpectedly (${how}); stopping the rest.`)
    return stopAll(1)
  })
  return service
}
