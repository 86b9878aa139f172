import { endpoint } from '@gatehouse/contracts/endpoint'
import { operation } from '@gatehouse/contracts/operation'
import { partialResult } from '@gatehouse/contracts/partial-result'
import { Type } from 'typebox'

const Part = Type.Object({
  items: Type.Array(Type.Object({ id: Type.String(), text: Type.String() })),
})

function part(name: string) {
  return operation({
    name,
    system: 'user',
    method: 'GET',
    path: `/Bench/${name}`,
    reply: Part,
    as: 'caller',
  })
}

/** Four operations; the upstream replies to each after `tookMs`. */
export const parts = [part('first'), part('second'), part('third'), part('fourth')] as const

export const tookMs = 20

/** One reply gathered from all four. */
export const readGathered = endpoint({
  method: 'GET',
  path: '/api/bench/gathered',
  access: 'signed-in',
  cache: 'caller',
  reply: Type.Object({
    first: partialResult(Part),
    second: partialResult(Part),
    third: partialResult(Part),
    fourth: partialResult(Part),
  }),
  problems: [],
})
