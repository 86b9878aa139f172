import { expect, test } from '@jest/globals'
import { endpointUrl } from './endpoint-url.ts'

test.each([
  ['/api/jobs', {}, '/api/jobs'],
  ['/api/jobs', { query: {} }, '/api/jobs'],
  ['/api/jobs', { query: { city: undefined } }, '/api/jobs'],
  [
    '/api/jobs',
    { query: { city: 'St. Paul & more', page: 0 } },
    '/api/jobs?city=St.+Paul+%26+more&page=0',
  ],
  ['/api/jobs', { query: { city: '' } }, '/api/jobs?city='],
  [
    '/api/jobs/:id',
    { params: { id: '7/8' }, query: { brandId: 'xpo' } },
    '/api/jobs/7%2F8?brandId=xpo',
  ],
] as const)('%s with %j is %s', (path, params, expected) => {
  expect(endpointUrl({ path }, params)).toBe(expected)
})
