import type { Gender } from '@gatehouse/contracts/rules/gender'

const descriptions: readonly [Gender, RegExp][] = [
  ['Female', /^(f|female|woman)$/i],
  ['Male', /^(m|male|man)$/i],
  [
    'Declined',
    /declin|disclos|prefer not|not( to)? self.?identif|not to (say|answer|identify)|n[o'’]?t (wish|want)/i,
  ],
]

/** Undefined for a description without a word of its own: applications cannot express it. */
export function toGender(description = ''): Gender | undefined {
  return descriptions.find(([, pattern]) => pattern.test(description.trim()))?.[0]
}
