import { endpoint } from '@gatehouse/contracts/endpoint'
import type { Operation } from '@gatehouse/contracts/operation'
import * as account from '@gatehouse/contracts/upstream/account'
import * as user from '@gatehouse/contracts/upstream/user'
import { Type } from 'typebox'
import type { Area } from '../areas/area-context.ts'

const Round = Type.String({ pattern: '^\\d+$' })
const Reply = Type.Object({ content: Type.String() })
const probe = { method: 'GET', access: 'public', reply: Reply, problems: [] } as const

/** Calls the failing operation. Each round has its own breaker, initially closed. */
export const failing = endpoint({
  ...probe,
  path: '/api/probe/failing/:round',
  cache: 'never',
  params: { round: Round },
})

/** Calls a slow operation of the same system, with the long deadline of a write. */
export const busy = endpoint({ ...probe, path: '/api/probe/busy', cache: 'never' })

export const healthy = endpoint({ ...probe, path: '/api/probe/healthy', cache: 'never' })

/** Cached, without an upstream call. */
export const cached = endpoint({ ...probe, path: '/api/probe/cached', cache: 'everyone' })

function perRound<O extends Operation>(operation: O): (round: string) => O {
  const copies = new Map<string, O>()
  return (round) => {
    const copy = copies.get(round) ?? { ...operation, name: `${operation.name}-${round}` }
    copies.set(round, copy)
    return copy
  }
}

/** Reads that call one operation each, with the shipped policies. */
export const probeArea: Area = ({ serve, config }) => {
  const content = 'x'.repeat(2000)
  const inRound = perRound(user.checkUserForcePassword)

  serve(failing, async ({ call, params }) => {
    await call(inRound(params.round), { body: { EmailAddress: 'maria.santos@example.test' } })
    return { content }
  })
  serve(busy, async ({ call }) => {
    await call(user.getLoginId, {
      body: { Identity: 'x', Password: 'x', ClientId: 'x', ClientSecret: 'x' },
    })
    return { content }
  })
  serve(healthy, async ({ call }) => {
    await call(account.authenticate, {
      body: { username: config.SERVICE_USERNAME, password: config.SERVICE_PASSWORD },
    })
    return { content }
  })
  serve(cached, async () => ({ content }))
}
