import { useState } from 'react'
import type { Form } from '../../../forms/form.ts'
import { PortalError } from '../../../portal/portal-error.ts'
import { useRateLimitText } from '../../../ui/rate-limit-text.ts'

type EmailForm = Form<{ email: string }>

/** The gateway's rejection of an e-mail address, which ends when the address is changed. */
export function useEmailRejection(messageOf: (error: PortalError) => string | undefined) {
  const rateLimitText = useRateLimitText()
  const [rejection, setRejection] = useState<{ error: PortalError; email: string }>()
  const textOf = (error: PortalError) =>
    error.is('rate-limited') ? rateLimitText(error) : messageOf(error)

  return {
    clear: () => setRejection(undefined),
    /** Returns false for an error without a text. */
    show(error: unknown, form: EmailForm): boolean {
      if (!(error instanceof PortalError) || textOf(error) === undefined) return false
      setRejection({ error, email: form.values.email })
      form.focus('email')
      return true
    },
    textFor: ({ values }: EmailForm): string | undefined =>
      rejection?.email === values.email ? textOf(rejection.error) : undefined,
  }
}
