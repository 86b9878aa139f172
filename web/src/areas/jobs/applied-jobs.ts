/** Ids of jobs applied for in this tab. In memory only: it is information about a person. */
const applied = new Set<string>()

export function markApplied(jobId: string) {
  applied.add(jobId)
}

export function clearApplied() {
  applied.clear()
}

export function isApplied(jobId: string): boolean {
  return applied.has(jobId)
}
