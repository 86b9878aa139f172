import type { Notification } from '@gatehouse/contracts/portal/notifications'

export function notification(number: number, overrides: Partial<Notification> = {}): Notification {
  return {
    id: `${number}.0123456789012345678901`,
    language: 'en',
    title: `Number ${number}`,
    originated: `2026-11-${String(number).padStart(2, '0')}T12:00:00.000Z`,
    status: 'new',
    attachment: null,
    ...overrides,
  }
}
