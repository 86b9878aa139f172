import { editDistance } from '@gatehouse/contracts/rules/edit-distance'

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
