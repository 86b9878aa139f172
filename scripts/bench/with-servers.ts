import type { Server } from './server.ts'

/** Starts servers, passes them to `use` and always stops them. */
export async function withServers<Started extends readonly Server[], T>(
  starting: { [Position in keyof Started]: Promise<Started[Position]> },
  use: (...servers: Started) => Promise<T>,
): Promise<T> {
  const settled = await Promise.allSettled(starting)
  const started = settled.flatMap((one) =>
    one.status === 'fulfilled' ? [one.value as Server] : [],
  )
  try {
    const failed = settled.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
    return await use(...(started as unknown as Started))
  } finally {
    for (const server of started) await server.stop()
  }
}
