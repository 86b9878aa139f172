import type { Notification } from '@gatehouse/contracts/portal/notifications'

/** Where the focus can go, by the ids of the elements. */
export const bellId = 'notifications-bell'
export const panelTitleId = 'notifications-title'
export const openerId = ({ id }: Notification) => `notification-${id}`
export const closerId = ({ id }: Notification) => `notification-close-${id}`

/** The first of these that is on the page; a notification may have left, the panel be closed. */
export function firstOf(...ids: (string | undefined)[]): HTMLElement | null {
  const found = ids.map((id) => (id ? document.getElementById(id) : null))
  return found.find((one) => one !== null) ?? null
}
