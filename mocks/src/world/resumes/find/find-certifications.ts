import { states } from '@gatehouse/contracts/rules/states'
import { findDay } from './dates.ts'
import { partsOf, withoutBullet } from './lines.ts'
import type { CertificationData } from './resume-data.ts'

const expires = /\b(expires?|expiration|exp|valid (until|through)|vence|v[aá]lid[oa] hasta)\b.*$/i
const hasDate = /\d{4}/
const issued = /^(issued|received|earned|obtained|emitid[oa]|obtenid[oa])\b/i

function read(line: string): CertificationData {
  const text = withoutBullet(line)
  const until = expires.exec(text)?.[0]
  const before = until ? text.replace(until, '') : text
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

/** One per line; at most twelve. */
export function findCertifications(lines: string[]): CertificationData[] {
  return lines
    .filter(Boolean)
    .map(read)
    .filter(({ name }) => name !== null && name.length <= 100)
    .slice(0, 12)
}
