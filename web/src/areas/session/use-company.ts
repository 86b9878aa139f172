import { useSession } from './use-session.ts'

/** Code of the chosen company, which is the brand of its lookups; '' without one. */
export function useCompany(): string {
  return useSession().person?.company ?? ''
}
