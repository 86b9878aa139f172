/** Whether an optional part is unavailable: such a reply is sent, but not cached. */
export function isPartial(reply: unknown): boolean {
  return Object.values(reply as object).some((part) => part?.state === 'unavailable')
}
