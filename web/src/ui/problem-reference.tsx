import { chakra } from '@chakra-ui/react'
import { useText } from '../language/use-text.ts'
import { PortalError } from '../portal/portal-error.ts'
import { text } from './messages.ts'
import { SupportPhone } from './support-phone.tsx'

interface ProblemReferenceProps {
  error: unknown
  /** By default the error's. */
  reference?: string | undefined
}

/** The reference that support asks for, if the gateway gave one. */
export function ProblemReference({
  error,
  reference = error instanceof PortalError ? error.problem?.reference : undefined,
}: ProblemReferenceProps) {
  const t = useText(text)
  if (!reference) return null
  return (
    <chakra.p fontSize="sm" color="muted">
      {t.rich('reference', { phone: () => <SupportPhone />, reference })}
    </chakra.p>
  )
}
