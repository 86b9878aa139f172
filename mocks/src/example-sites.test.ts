import { footerLinkNames, storeLinkNames } from '@gatehouse/contracts/portal/links'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { exampleSites } from './example-sites.ts'
import { type Fakes, startFakes } from './fakes.ts'

let fakes: Fakes

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())

test('every example link answers 200', async () => {
  const addresses = JSON.stringify(exampleSites(fakes.apiUrl)).match(/http:[^"\\]+/g) ?? []
  expect(addresses).toHaveLength(18)
  for (const address of addresses) {
    const { status, headers } = await fetch(address)
    expect([address, status, headers.get('content-type')]).toEqual([
      address,
      200,
      'text/html; charset=utf-8',
    ])
  }
})

test('has an example of every link setting', () => {
  const { FOOTER_LINKS = '', STORE_LINKS = '' } = exampleSites(fakes.apiUrl)
  const { divisions, ...named } = JSON.parse(FOOTER_LINKS)
  expect(Object.keys(named)).toEqual(footerLinkNames)
  expect(Object.keys(divisions)).toHaveLength(4)
  expect(Object.keys(JSON.parse(STORE_LINKS))).toEqual(storeLinkNames)
})
