import { states } from '@gatehouse/contracts/rules/states'
import { findDay } from './dates.ts'
import type { FoundCertification } from './found.ts'
import { partsOf, withoutBullet } from './lines.ts'

const expires = /\b(expires?|expiration|exp|valid (until|through)|vence|v[aá]lid[oa] hasta)\b.*$/i
const hasDate = /\d{4}/
const issued = /^(issued|received|earned|obtained|emitid[oa]|obtenid[oa])\b/i

function read(line: string): FoundCertification {
  const said = withoutBullet(line)
  const until = expires.exec(said)?.[0]
  const before = until ? said.replace(until, '') : said
  const parts = partsOf(before)
  const words = parts.filter(
    (part) => !hasDate.test(part) && !issued.test(part) && !(part in states),
  )
  return {
    name: words[0] ?? null,
    agency: words[1] ?? null,
    stateProvince: parts.find((part) => part in states) ?? null,
    issueDate: findDay(before),
    expirationDate: until ? findDay(until) : null,
  }
}

/** A certification in each line; at most twelve. */
export function findCertifications(lines: string[]): FoundCertification[] {
  return lines
    .filter(Boolean)
    .map(read)
    .filter(({ name }) => name !== null && name.length <= 100)
    .slice(0, 12)
}
