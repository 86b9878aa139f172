import type { Gender } from '@gatehouse/contracts/rules/gender'

const descriptions: readonly [Gender, RegExp][] = [
  ['Female', /^(f|female|woman)$/i],
  ['Male', /^(m|male|man)$/i],
  [
    'Declined',
    // "I am …, but I choose not to …" is an answer that keeps a part back.
    /^(?!i am\b).*(declin|disclos|prefer not|not( to)? self.?identif|not to (say|answer|identify)|n[o'’]?t (wish|want))/is,
  ],
]

/** Undefined for a description without a word of its own: applications cannot express it. */
export function toGender(description = ''): Gender | undefined {
  return descriptions.find(([, pattern]) => pattern.test(description.trim()))?.[0]
}
