import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import type { Form } from './use-endpoint-form.ts'

/** Looks unavailable until the form is complete, yet answers a press with what is missing. */
export function SubmitButton({ form, children }: { form: Form; children: ReactNode }) {
  return (
    <Button type="submit" look="primary" aria-disabled={!form.complete || form.sending}>
      {children}
    </Button>
  )
}
