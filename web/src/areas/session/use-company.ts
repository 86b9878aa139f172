import { useState } from 'react'
import { useSession } from './use-session.ts'

/**
 * Code of the current company, which is the brand of its lookups; '' without one. At a sign-out, it stays
 * until the page is left: another would make the page read once more.
 */
export function useCompany(): string {
  const { person } = useSession()
  const [last, setLast] = useState('')
  const company = person ? (person.company ?? '') : last
  if (company !== last) setLast(company)
  return company
}
