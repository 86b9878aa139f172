import type { Inbox } from '../areas/notifications/use-inbox.ts'

/** An inbox without a list or a failure. */
export const inboxOf = (overrides: Partial<Inbox> = {}): Inbox => ({
  notifications: undefined,
  error: undefined,
  saveFailure: undefined,
  change: async () => [],
  retry: () => undefined,
  ...overrides,
})
