import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useText } from '../language/use-text.ts'
import { Button } from '../ui/button.tsx'
import { submitId } from './field-id.ts'
import type { AnyForm } from './form.ts'
import { text } from './messages.ts'

interface SubmitButtonProps {
  form: AnyForm
  track?: string
  children: ReactNode
}

/** Disabled only while the form is sent: a press before it is complete shows what is missing. */
export function SubmitButton({ form, track, children }: SubmitButtonProps) {
  const t = useText(text)
  return (
    <Button
      type="submit"
      look="primary"
      id={submitId(form.id)}
      data-track={track}
      aria-disabled={form.sending}
      aria-busy={form.sending}
    >
      {children}
      <chakra.span role="status" srOnly>
        {form.sending && t('sending')}
      </chakra.span>
    </Button>
  )
}
