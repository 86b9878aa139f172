import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { PortalError } from '../portal/portal-error.ts'
import { Icon } from './icon.tsx'
import { ProblemReference } from './problem-reference.tsx'

interface ProblemBoxProps {
  message: ReactNode
  /** Its reference is shown, if the gateway gave one. */
  error?: unknown
  /** Of a failure that came without an error. */
  reference?: string
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
  reference,
  takesFocus = false,
  isAnnounced = true,
  details,
  children,
}: ProblemBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [error, takesFocus])

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
      <ProblemReference error={error} reference={reference} />
      {children && <chakra.div>{children}</chakra.div>}
    </chakra.div>
  )
}
