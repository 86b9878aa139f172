import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useText } from '../language/use-text.ts'
import { PortalError } from '../portal/portal-error.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { text } from './messages.ts'
import { SupportPhone } from './support-phone.tsx'

interface FailureProps {
  fault: unknown
  onRetry?: (() => void) | undefined
  /** In a form: it says that nothing typed is lost, and takes the focus, being what comes next. */
  inForm?: boolean
}

/** What happened, what is kept, another try, and a reference to read out to support. */
export function Failure({ fault, onRetry, inForm = false }: FailureProps) {
  const t = useText(text)
  const box = useRef<HTMLDivElement>(null)
  // Each new fault takes the focus anew.
  useEffect(() => {
    if (inForm) box.current?.focus()
  }, [fault, inForm])

  const reference = fault instanceof PortalError ? fault.problem?.reference : undefined
  return (
    <chakra.div
      ref={box}
      role="alert"
      tabIndex={-1}
      display="grid"
      gap="1"
      bg="dangerSoft"
      border="1px solid"
      borderColor="danger"
      borderRadius="card"
      padding="2"
    >
      <chakra.p display="flex" gap="1" fontWeight="600">
        <chakra.span color="danger" paddingBlock="2px">
          <Icon shape="problem" />
        </chakra.span>
        {t(whatHappened(fault))} {inForm && t('kept')}
      </chakra.p>
      {reference && (
        <chakra.p fontSize="sm" color="muted">
          {t.rich('reference', { phone: () => <SupportPhone />, reference })}
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
