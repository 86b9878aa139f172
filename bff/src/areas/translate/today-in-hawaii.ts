/** ISO date: a day that is over in Hawaii is over in every state. */
export function todayInHawaii(): string {
  return new Date(Date.now() - 10 * 3_600_000).toISOString().slice(0, 10)
}
