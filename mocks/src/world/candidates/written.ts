import type { Candidate } from './candidate.ts'

/** Used only while an entry is edited. */
const dropped = ['tempId', 'isValid']

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Ids of people are numbers here, other numbers text, days have an hour, and '' is null. */
function rough(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(writtenEntry)
  if (name === 'eRecruitId') return Number(value)
  if (/Date$/.test(name) && value) return `${value}T00:00:00`
  if (typeof value === 'number') return String(value)
  return value === '' ? null : value
}

/** Fields as the Candidate system writes them: capitalised, and rough. */
export function writtenEntry(entry: object): Record<string, unknown> {
  const kept = Object.entries(entry).filter(([name]) => !dropped.includes(name))
  return Object.fromEntries(kept.map(([name, value]) => [capitalised(name), rough(name, value)]))
}

/** In the Candidate system's format. */
export function written({ id, applications: _, ...profile }: Candidate) {
  return { ...writtenEntry({ ...profile, eRecruitId: id }), Status: 'ACTV' }
}
