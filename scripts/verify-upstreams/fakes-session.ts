/** Control routes of the fakes, beside their operations. */
export function fakesSession(apiUrl: string) {
  return {
    /** Restores all data: the calls change a password and more. */
    async reset() {
      await fetch(`${apiUrl}/__fakes/reset`, { method: 'POST' }).catch(() => undefined)
    },
    async readPasscode(user: string): Promise<string | undefined> {
      const response = await fetch(`${apiUrl}/__fakes/outbox?to=${encodeURIComponent(user)}`)
      const messages = (await response.json()) as { code?: string }[]
      return messages.find(({ code }) => code)?.code
    },
  }
}
