import { createPromptHost } from '../../portal/prompt-host.ts'

/** The panel belongs to the bell in the top bar, which is lazy-loaded. */
export const inboxHost = createPromptHost()

/** The focus returns to the focused element by its id, else to the bell. */
export function openInbox() {
  void inboxHost.ask()
}
