import type { FastifyRequest } from 'fastify'

/** For what follows a known outcome: a failure is logged, and does not replace it. */
export async function warnOnFailure(
  { id, log }: FastifyRequest,
  message: string,
  change: Promise<unknown>,
): Promise<void> {
  await change.catch((err) => log.warn({ id, err }, message))
}
