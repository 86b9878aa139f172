import { expect, test } from '@jest/globals'
import { coarseNetworkOf, networkOf } from './network-of.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1::a:b:c:d', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['203.0.113.7', '203.0.113.0'],
  ['203.0.113.127', '203.0.113.0'],
  ['::ffff:203.0.113.7', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1::'],
  ['2001:db8::1', '2001:db8:0::'],
  ['127.0.0.1', undefined],
  ['10.1.2.3', undefined],
  ['192.168.0.9', undefined],
  ['::ffff:172.16.0.1', undefined],
  ['::1', undefined],
  ['fe80::1%eth0', undefined],
  ['fd00::1', undefined],
])('%s is in the coarse network %s', (address, network) => {
  expect(coarseNetworkOf(address)).toBe(network)
})
