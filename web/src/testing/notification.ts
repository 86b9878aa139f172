import type { Notification } from '@gatehouse/contracts/portal/notifications'

/** A new notification of a day in November, but for what is given; a higher number is a later day. */
export function notification(number: number, given: Partial<Notification> = {}): Notification {
  return {
    id: `${number}.0123456789012345678901`,
    title: `Number ${number}`,
    originated: `2026-11-${String(number).padStart(2, '0')}T12:00:00.000Z`,
    status: 'new',
    attachment: null,
    ...given,
  }
}
