import type { Service } from './service.ts'

const services: Service[] = []
let stopping = false

async function stopAll(exitCode: number): Promise<void> {
  if (stopping) return
  stopping = true
  for (const service of services.toReversed()) await service.stop()
  process.exit(exitCode)
}

/** Binds a service's life to this process's and to the other services': all end together. */
export function supervise(service: Service): Service {
  if (services.length === 0) {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => void stopAll(0))
    }
  }
  services.push(service)
  void service.ended.then((how) => {
    if (!stopping) console.error(`${service.name} ended unasked (${how}); stopping the rest.`)
    return stopAll(1)
  })
  return service
}
