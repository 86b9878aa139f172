import type { Notification } from '@gatehouse/contracts/portal/notifications'

export const bellId = 'notifications-bell'
export const panelTitleId = 'notifications-title'
export const openButtonId = ({ id }: Notification) => `notification-${id}`
export const closeButtonId = ({ id }: Notification) => `notification-close-${id}`

/** First id present in the document: cards can be removed, the panel closed. */
export function findFirst(...ids: (string | undefined)[]): HTMLElement | null {
  const elements = ids.map((id) => (id ? document.getElementById(id) : null))
  return elements.find((element) => element !== null) ?? null
}

export function focusFirst(...ids: (string | undefined)[]) {
  findFirst(...ids)?.focus()
}
