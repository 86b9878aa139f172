import { expect, test } from '@jest/globals'
import { nginxConfig } from './nginx-config.ts'

const configWith = (headers: Record<string, string>) =>
  nginxConfig({ folder: '/tmp/n', port: 1, originPort: 2, headers: new Headers(headers) })

test('adds the headers of the reply, quoted, except those that nginx sets', () => {
  const config = configWith({ etag: '"a\\b"', date: 'today', 'content-length': '2' })
  expect(config).toContain('add_header etag "\\"a\\\\b\\"";')
  expect(config.match(/add_header/g)).toHaveLength(1)
})

test('the id of a request is its own', () => {
  expect(configWith({ 'x-request-id': 'E3GA-4HDW' })).toContain('x-request-id $request_id;')
})

test('rejects a header with a dollar sign, which nginx would read as a variable', () => {
  expect(() => configWith({ link: '$host' })).toThrow('$host')
})
