/** Whether an optional part is missing: such an answer is given, but not kept. */
export function isPartial(reply: unknown): boolean {
  return Object.values(reply as object).some((part) => part?.state === 'unavailable')
}
