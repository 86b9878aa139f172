import { endpoint } from '@gatehouse/contracts/endpoint'
import { operation } from '@gatehouse/contracts/operation'
import { Type } from 'typebox'

const Row = Type.Object({
  id: Type.String(),
  title: Type.String(),
  date: Type.Union([Type.String(), Type.Null()]),
  amount: Type.Number(),
  done: Type.Boolean(),
})
const Rows = Type.Object({ rows: Type.Array(Row), total: Type.Number() })

/** The reply of each added operation. */
export const grownReply = {
  rows: Array.from({ length: 5 }, (_, i) => ({
    id: `row-${i}`,
    title: 'Hours of the week are due on Tuesday.',
    date: '2026-11-24',
    amount: 12.5,
    done: false,
  })),
  total: 5,
}

/** An added endpoint with schemas of its own, and its operation; all share one path upstream. */
export function grownEndpoint(i: number) {
  return {
    endpoint: endpoint({
      method: 'GET',
      path: `/api/bench/grown-${i}/:id`,
      access: 'signed-in',
      cache: 'caller',
      params: { id: Type.String({ pattern: '^[0-9]{1,10}$' }) },
      query: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 + i })) }),
      reply: Type.Object({ ...Rows.properties, [`of${i}`]: Type.Optional(Type.String()) }),
      problems: [],
    }),
    operation: operation({
      name: `grown${i}`,
      system: 'user',
      method: 'GET',
      path: '/Bench/Grown',
      reply: Type.Object({ ...Rows.properties, [`of${i}`]: Type.Optional(Type.String()) }),
      as: 'caller',
    }),
  }
}

/** A read of 2 KB that is cached for each id, without an upstream call. */
export const readStored = endpoint({
  method: 'GET',
  path: '/api/bench/stored/:id',
  access: 'signed-in',
  cache: 'caller',
  params: { id: Type.String({ pattern: '^[0-9]{1,10}$' }) },
  reply: Type.Object({ text: Type.String() }),
  problems: [],
})
