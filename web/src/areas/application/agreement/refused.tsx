import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useText } from '../../../language/use-text.ts'
import { PortalError } from '../../../portal/portal-error.ts'
import { Icon } from '../../../ui/icon.tsx'
import { text as uiText } from '../../../ui/messages.ts'
import { SupportPhone } from '../../../ui/support-phone.tsx'
import { text } from './messages.ts'

export interface Refusal {
  words: string
  fault: unknown
}

/** Why it was not taken, in the upstream's words where it has any [2 §8]. */
export function Refused({ words, fault }: Refusal) {
  const t = useText(text)
  const ui = useText(uiText)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [fault])
  const problem = fault instanceof PortalError ? fault.problem : undefined
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
        <chakra.span color="danger" paddingTop="2px">
          <Icon shape="problem" />
        </chakra.span>
        {words}
      </chakra.p>
      {problem?.said && <chakra.p overflowWrap="anywhere">{problem.said}</chakra.p>}
      <p>{t('standing')}</p>
      {problem?.reference && (
        <chakra.p fontSize="sm" color="muted">
          {ui.rich('reference', { phone: () => <SupportPhone />, reference: problem.reference })}
        </chakra.p>
      )}
    </chakra.div>
  )
}
