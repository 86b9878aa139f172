import { expect, test } from '@jest/globals'
import { fillPath, pathParameters } from './path.ts'

test('encodes values, omits optional parameters, and throws if a required one is missing', () => {
  expect(fillPath('/a/:b/:c?', { b: 'x y/z' })).toBe('/a/x%20y%2Fz')
  expect(fillPath('/a/:b/:c?', { b: '1', c: '2' })).toBe('/a/1/2')
  expect(() => fillPath('/a/:b')).toThrow('b')
})

test('names the parameters of a path', () => {
  expect(pathParameters('/a/:b/c:d/:e?')).toEqual(['b', 'e?'])
  expect(pathParameters('/a')).toEqual([])
})
