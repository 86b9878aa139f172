import { randomBytes } from 'node:crypto'
import type { PayrollPage } from '@gatehouse/contracts/portal/payroll-page-names'
import type { FastifyRequest } from 'fastify'
import type { KeyValueStore } from '../../store/key-value-store.ts'
import { recordKey } from '../../store/redis.ts'

const lifeSeconds = 30

/** Single-use tickets of one session, shared by all instances. */
export interface LaunchTickets {
  issue(request: FastifyRequest, page: PayrollPage): Promise<string>
  /** Whether the ticket was issued to this session for this page; uses it up. */
  redeem(request: FastifyRequest, page: PayrollPage, ticket: string): Promise<boolean>
}

export function createLaunchTickets(keyValueStore: KeyValueStore): LaunchTickets {
  const nameOf = ({ session }: FastifyRequest, ticket: string) =>
    recordKey('payroll-ticket', `${session.sessionId} ${ticket}`)
  return {
    async issue(request, page) {
      const ticket = randomBytes(24).toString('base64url')
      await keyValueStore.set(nameOf(request, ticket), page, lifeSeconds)
      return ticket
    },
    redeem: async (request, page, ticket) =>
      (await keyValueStore.getAndDelete(nameOf(request, ticket))) === page,
  }
}
