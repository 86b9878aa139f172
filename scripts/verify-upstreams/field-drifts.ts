import { editDistance } from '@gatehouse/contracts/rules/edit-distance'
import { alternateNames } from '@gatehouse/contracts/upstream/alternate-names'
import type { Drift } from './drift.ts'
import { joinPath, type ObjectsSeen } from './objects-seen.ts'

const spellings = Object.entries(alternateNames).flatMap(([one, other]) => [
  [one, other] as const,
  [other, one] as const,
])

/** Missing, extra and renamed fields of the objects at one path. */
export function findFieldDrifts({ path, count, known, unknown }: ObjectsSeen): Drift[] {
  const missing = [...known].filter(([name, { present, required }]) =>
    required ? present < count : present === 0 && !hasOtherSpelling(name, known),
  )
  const extra = new Map(unknown)
  return [
    ...missing.map(([name, { present, required }]): Drift => {
      const other = present === 0 && [...extra.keys()].find((one) => resembles(one, name))
      const at = joinPath(path, name)
      if (other) {
        extra.delete(other)
        return { kind: 'renamed', path: at, detail: `it is called ${showName(other)}` }
      }
      const kind = required ? 'required' : 'optional'
      return { kind: 'missing', path: at, detail: `${kind}, and in ${present} of ${count} objects` }
    }),
    ...[...extra].map(([name, type]): Drift => {
      const detail = `a ${type} that the contract does not have`
      return { kind: 'extra', path: joinPath(path, showName(name)), detail }
    }),
  ]
}

function hasOtherSpelling(name: string, known: ObjectsSeen['known']): boolean {
  return spellings.some(([one, other]) => one === name && (known.get(other)?.present ?? 0) > 0)
}

function resembles(one: string, other: string): boolean {
  const [a, b] = [normalize(one), normalize(other)]
  if (a === '' || b === '') return false
  return a.includes(b) || b.includes(a) || editDistance(a, b) <= Math.max(1, b.length / 4)
}

function normalize(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** A name that is no identifier could be data, such as an e-mail address as a key. */
function showName(name: string): string {
  return /^[A-Za-z_$][\w$]{0,60}$/.test(name) ? name : '(name not shown)'
}
