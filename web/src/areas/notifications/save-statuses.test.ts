import { expect, jest, test } from '@jest/globals'
import { PortalError } from '../../portal/portal-error.ts'
import { installFakeGateway } from '../../testing/fake-gateway.ts'
import { notification } from '../../testing/notification.ts'

jest.unstable_mockModule('@gatehouse/contracts/portal/notification-status', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
const { saveStatuses } = await import('./save-statuses.ts')

test('fails for every notification when the rules cannot be loaded', async () => {
  const { requests } = installFakeGateway()
  const changes = [notification(1), notification(2)]
  const { failed, error } = await saveStatuses(changes)
  expect(failed).toEqual(changes)
  expect(error).toBeInstanceOf(PortalError)
  expect(requests).toEqual([])
})
