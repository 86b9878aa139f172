import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../language/use-text.ts'
import { PortalError } from '../portal/portal-error.ts'
import { Icon } from './icon.tsx'
import { text } from './messages.ts'
import { SupportPhone } from './support-phone.tsx'

interface ProblemBoxProps {
  message: ReactNode
  /** Its reference is shown, if the gateway gave one. */
  error?: unknown
  /** Each new error takes the focus. */
  takesFocus?: boolean
  /** Read out when it appears; false for what an alert has said. */
  isAnnounced?: boolean
  details?: ReactNode
  children?: ReactNode
}

/** An error message with the reference that support asks for. */
export function ProblemBox({
  message,
  error,
  takesFocus = false,
  isAnnounced = true,
  details,
  children,
}: ProblemBoxProps) {
  const t = useText(text)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [error, takesFocus])

  const reference = error instanceof PortalError ? error.problem?.reference : undefined
  return (
    <chakra.div
      ref={box}
      {...(isAnnounced && { role: 'alert' })}
      tabIndex={-1}
      display="grid"
      gap="1"
      bg="dangerSoft"
      border="1px solid"
      borderColor="danger"
      borderRadius="card"
      padding="2"
    >
      {/* A new element is announced again, even with the words of the failure before it. */}
      <chakra.p
        key={error instanceof PortalError ? error.at : undefined}
        display="flex"
        gap="1"
        fontWeight="600"
      >
        <chakra.span color="danger" paddingBlock="2px">
          <Icon shape="problem" />
        </chakra.span>
        <chakra.span minWidth="0">{message}</chakra.span>
      </chakra.p>
      {details}
      {reference && (
        <chakra.p fontSize="sm" color="muted">
          {t.rich('reference', { phone: () => <SupportPhone />, reference })}
        </chakra.p>
      )}
      {children && <chakra.div>{children}</chakra.div>}
    </chakra.div>
  )
}
