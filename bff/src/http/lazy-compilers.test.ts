import ValidatorSelector from '@fastify/ajv-compiler'
import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import { repliesWithFile } from '@gatehouse/contracts/file'
import { endpoints } from '@gatehouse/contracts/portal/endpoints'
import { redirectEndpoints } from '@gatehouse/contracts/portal/redirect-endpoints'
import { expect, test } from '@jest/globals'
import { Type } from 'typebox'
import { lazyCompilers } from './lazy-compilers.ts'

const { buildSerializer, buildValidator } = lazyCompilers.compilersFactory
const withSchema = (schema: unknown) => ({ method: 'GET', url: '/', httpStatus: '200', schema })
/** TypeScript knows Fastify's validators by schema alone. */
const validated = (schema: object) => withSchema(schema) as object
/** Fastify's own. */
const options = { customOptions: {} }

test('a reply is reduced to what its schema lists, by gateways that share the serializer', () => {
  const route = withSchema(Type.Object({ name: Type.String() }))
  for (const compile of [buildSerializer(), buildSerializer()])
    expect(compile(route)({ name: 'Maria', secret: 1 })).toBe('{"name":"Maria"}')
})

test('a request is validated, by gateways that share the validator, and its failures told', () => {
  const route = validated(Type.Object({ page: Type.Integer() }))
  for (const build of [buildValidator({}, options), buildValidator({}, options)]) {
    const validate = build(route)
    expect([validate({ page: '2' }), validate.errors]).toEqual([true, null])
    expect(validate({ page: 'two' })).toBe(false)
    expect(validate.errors).toMatchObject([{ instancePath: '/page', keyword: 'type' }])
  }
})

test('a schema that cannot be compiled fails with its first request or reply', () => {
  const schema = { type: 'no-type' }
  const serialize = buildSerializer()(withSchema(schema))
  const validate = buildValidator({}, options)(validated(schema))
  expect(() => serialize({})).toThrow()
  expect(() => validate({})).toThrow()
})

test('the schemas of every endpoint compile', () => {
  const compileReply = SerializerSelector()()
  const compileInput = ValidatorSelector()({}, options)
  for (const endpoint of endpoints) {
    if (!repliesWithFile(endpoint))
      expect(compileReply(withSchema(endpoint.reply))).toBeInstanceOf(Function)
    const { params = {}, query = Type.Object({}) } = endpoint
    for (const schema of [Type.Object(params), query])
      expect(compileInput(validated(schema))).toBeInstanceOf(Function)
  }
  for (const { query = Type.Object({}) } of redirectEndpoints)
    expect(compileInput(validated(query))).toBeInstanceOf(Function)
})
