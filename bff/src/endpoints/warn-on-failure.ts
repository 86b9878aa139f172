import type { FastifyRequest } from 'fastify'

/** For stores, once the outcome of a write is known: a failure is logged, and does not replace it. */
export async function warnOnFailure(
  { id, log }: FastifyRequest,
  message: string,
  change: Promise<unknown>,
): Promise<void> {
  await change.catch((err) => log.warn({ id, err }, message))
}
