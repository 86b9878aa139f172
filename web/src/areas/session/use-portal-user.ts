import type { SessionView } from '@gatehouse/contracts/portal/session'
import { useLocation } from 'react-router'
import { isInternal } from '../../portal/internal-mode.ts'
import { useSession } from './use-session.ts'

/** The signed-in user whose menu surrounds the page; null in the page of a host [2 §1]. */
export function usePortalUser(): SessionView['person'] {
  const { person } = useSession()
  const { search } = useLocation()
  return isInternal(search) ? null : person
}
