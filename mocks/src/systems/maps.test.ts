import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Fakes, startFakes } from '../fakes.ts'

let fakes: Fakes
beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())

async function ask(query: string) {
  const response = await fetch(`${fakes.apiUrl}/maps/reverse?${query}`)
  return { status: response.status, answer: await response.json() }
}

test('answers the postal code of a position, and records the call', async () => {
  expect(await ask('lat=30.28&lon=-97.74&format=jsonv2')).toMatchObject({
    status: 200,
    answer: { address: { postcode: '78701', city: 'Austin' } },
  })
  expect(fakes.world.calls.list().at(-1)?.path).toBe(
    '/maps/reverse?lat=30.28&lon=-97.74&format=jsonv2',
  )
})

test('answers an error at sea, as the real service does', async () => {
  expect(await ask('lat=0&lon=0&format=jsonv2')).toEqual({
    status: 200,
    answer: { error: 'Unable to geocode' },
  })
})

test.each(['lat=91&lon=0&format=jsonv2', 'lon=0&format=jsonv2', 'lat=30&lon=-97'])(
  'rejects the position %s',
  async (query) => {
    expect((await ask(query)).status).toBe(400)
  },
)

async function locate(ip: string) {
  const response = await fetch(`${fakes.apiUrl}/maps/visitor?ip=${encodeURIComponent(ip)}`)
  return { status: response.status, answer: await response.json() }
}

test('answers the place of a network, and nothing for an unknown one', async () => {
  expect(await locate('203.0.113.0')).toMatchObject({
    status: 200,
    answer: { city: 'Austin', region: 'Texas', country: 'US' },
  })
  expect(await locate('192.0.2.0')).toEqual({
    status: 200,
    answer: { ip: '192.0.2.0', bogon: true },
  })
})

test.each(['203.0.113.7', '2001:db8:1::9', ''])('rejects the address %j', async (ip) => {
  expect((await locate(ip)).status).toBe(400)
})
