const suggestedDomains = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'live.com',
  'msn.com',
  'comcast.net',
  'att.net',
  'sbcglobal.net',
  'verizon.net',
  'bellsouth.net',
  'charter.net',
]
/** One letter from another, and right. */
const otherDomains = ['ymail.com', 'mail.com', 'email.com', 'yahoo.ca', 'hotmail.ca', 'outlook.cl']

/** The address with the common domain that was probably meant. */
export function suggestEmail(typed: string): string | undefined {
  const address = typed.trim()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  const isRightSoFar = [...suggestedDomains, ...otherDomains].some((known) =>
    known.startsWith(domain),
  )
  if (at < 1 || isRightSoFar || domain.length > 20 || !/\.[a-z]{2,}$/.test(domain)) return undefined
  const meant = suggestedDomains.find(
    (known) => editDistance(domain, known) <= (known.length > 8 ? 2 : 1),
  )
  return meant && `${address.slice(0, at)}@${meant}`
}

/** Letters to insert, delete, replace or swap with their neighbour. */
function editDistance(one: string, other: string): number {
  const costs: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)]
  const costAt = (row: number, column: number) => costs[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    costs.push(current)
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current.push(
        Math.min(
          costAt(row - 1, column) + 1,
          costAt(row, column - 1) + 1,
          costAt(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? costAt(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return costAt(one.length, other.length)
}
