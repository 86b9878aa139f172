import { chakra } from '@chakra-ui/react'
import { settings } from '../app/settings.ts'
import { useText } from '../language/use-text.ts'
import { PortalError } from '../portal/portal-error.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { text } from './messages.ts'

interface FailureProps {
  fault: unknown
  onRetry?: (() => void) | undefined
  /** Says that nothing typed is lost: for forms. */
  keepsInput?: boolean
}

/** What happened, what is kept, another try, and a reference to read out to support. */
export function Failure({ fault, onRetry, keepsInput = false }: FailureProps) {
  const t = useText(text)
  const reference = fault instanceof PortalError ? fault.problem?.reference : undefined
  return (
    <chakra.div
      role="alert"
      display="grid"
      gap="1"
      bg="dangerSoft"
      border="1px solid"
      borderColor="danger"
      borderRadius="card"
      padding="2"
    >
      <chakra.p display="flex" gap="1" alignItems="center" fontWeight="600" color="danger">
        <Icon shape="problem" />
        {t('failedTitle')}
      </chakra.p>
      <p>
        {t(whatHappened(fault))} {keepsInput && t('kept')}
      </p>
      {reference && (
        <chakra.p fontSize="sm" color="muted">
          {t('reference', { phone: settings.supportPhone, reference })}
        </chakra.p>
      )}
      {onRetry && (
        <chakra.div>
          <Button onClick={onRetry}>{t('retry')}</Button>
        </chakra.div>
      )}
    </chakra.div>
  )
}

function whatHappened(fault: unknown) {
  if (!(fault instanceof PortalError)) return 'failed'
  const { problem } = fault
  if (!problem) return 'unreachable'
  if (fault.is('upstream-slow')) return 'slow'
  if (fault.is('bot-suspected')) return 'unconfirmed'
  return problem.status === 503 ? 'busy' : 'failed'
}
