import type { Candidate } from './candidate.ts'

/** Not stored by the upstream. */
const editorFields = ['tempId', 'isValid']

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** eRecruitId as number, other numbers as text, dates with a time, null for ''. */
function toUpstreamValue(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(entryToUpstreamFormat)
  if (name === 'eRecruitId') return Number(value)
  if (/Date$/.test(name) && value) return `${value}T00:00:00`
  if (typeof value === 'number') return String(value)
  return value === '' ? null : value
}

/** In the format of the Candidate system, with capitalised names. */
export function entryToUpstreamFormat(entry: object): Record<string, unknown> {
  const fields = Object.entries(entry).filter(([name]) => !editorFields.includes(name))
  return Object.fromEntries(
    fields.map(([name, value]) => [capitalised(name), toUpstreamValue(name, value)]),
  )
}

export function toUpstreamFormat({ id, applications: _, ...profile }: Candidate) {
  return { ...entryToUpstreamFormat({ ...profile, eRecruitId: id }), Status: 'ACTV' }
}
