import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import { useAlerts } from './alerts.tsx'
import { Button } from './button.tsx'
import { FieldError } from './field-error.tsx'

interface CopyButtonProps {
  value: string
  look?: 'primary' | 'plain' | 'quiet'
  copied: string
  failed: string
  /** Stands below the explanation. */
  byHand?: ReactNode
  children: ReactNode
}

/** Copies to the clipboard; a browser that refuses it is explained below the button. */
export function CopyButton(props: CopyButtonProps) {
  const { value, look = 'quiet', copied, failed, byHand, children } = props
  const alerts = useAlerts()
  const errorId = useId()
  const [hasFailed, setFailed] = useState(false)
  const copy = async () => {
    try {
      if (!isCopyAllowed()) throw new DOMException('', 'NotAllowedError')
      await navigator.clipboard.writeText(value)
      setFailed(false)
      alerts.raise('info', copied)
    } catch {
      setFailed(true)
      alerts.raise('error', failed, { isShownInPage: true })
    }
  }
  return (
    <chakra.div display="grid" gap="half" justifyItems="start">
      <Button
        look={look}
        {...(hasFailed && { 'aria-describedby': errorId })}
        onClick={() => void copy()}
      >
        {children}
      </Button>
      {hasFailed && <FieldError id={errorId}>{failed}</FieldError>}
      {hasFailed && byHand}
    </chakra.div>
  )
}

interface PolicyDocument extends Document {
  featurePolicy?: { allowsFeature(feature: string): boolean }
}

/** False in a frame that its host allows no copying: Chrome logs an error if it is tried. */
function isCopyAllowed(): boolean {
  const { featurePolicy }: PolicyDocument = document
  return featurePolicy?.allowsFeature('clipboard-write') ?? true
}
