import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { useRead } from '../../portal/use-read.ts'

export const visitor: SessionView = {
  person: null,
  passcodeStep: null,
  gates: [],
  expiresIn: null,
  hasIdentitySession: false,
}

/** Who is signed in here; nobody, until the gateway has said so. */
export function useSession(): SessionView {
  const { data } = useRead(readSession, {})
  return data ?? visitor
}
