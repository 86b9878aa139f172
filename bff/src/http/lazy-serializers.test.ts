import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import { repliesWithFile } from '@gatehouse/contracts/file'
import { endpoints } from '@gatehouse/contracts/portal/endpoints'
import { expect, test } from '@jest/globals'
import { Type } from 'typebox'
import { buildLazySerializers } from './lazy-serializers.ts'

const routeWith = (schema: unknown) => ({ method: 'GET', url: '/', httpStatus: '200', schema })

test('a reply is reduced to what its schema lists, by gateways that share the serializer', () => {
  const route = routeWith(Type.Object({ name: Type.String() }))
  for (const compile of [buildLazySerializers(), buildLazySerializers()])
    expect(compile(route)({ name: 'Maria', secret: 1 })).toBe('{"name":"Maria"}')
})

test('a schema that cannot be compiled fails with its first reply', () => {
  const serialize = buildLazySerializers()(routeWith({ type: 'no-type' }))
  expect(() => serialize({})).toThrow()
})

test('the reply schema of every endpoint compiles', () => {
  const compile = SerializerSelector()()
  for (const endpoint of endpoints)
    if (!repliesWithFile(endpoint))
      expect(compile(routeWith(endpoint.reply))).toBeInstanceOf(Function)
})
