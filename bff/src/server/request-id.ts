import { randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for one another when read out on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A request's id, and the reference a person reads to support: "7KQ2-M9XD". */
export function makeRequestId(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
