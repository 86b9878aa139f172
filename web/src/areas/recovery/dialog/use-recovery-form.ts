import type { BodyOf, Write } from '@gatehouse/contracts/endpoint'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts'
import { PortalError } from '../../../portal/portal-error.ts'
import { useRateLimitText } from '../../../ui/rate-limit-text.ts'
import type { RecoveryInput } from './paths.ts'

interface RecoveryFormOptions<E extends Write, N extends keyof RecoveryInput> {
  endpoint: E
  /** Initial values from the other paths; updated with this form's. */
  input: RefObject<RecoveryInput>
  fields: readonly N[]
  /** The field that shows a problem until its value changes. */
  errorField: NoInfer<N>
  /** `isShown`: false once the form has been cancelled, or replaced by another path's. */
  send: (body: BodyOf<E>, isShown: () => boolean) => Promise<void>
  messageOf: (error: PortalError) => ReactNode
  /** Clears the rejected field, and shows the message for this long. */
  clearedMs?: number
}

interface FieldError {
  error: PortalError
  /** The rejected value; null if the field was cleared. */
  value: string | null | undefined
}

/** Form of one path: problems with a text show at a field, other errors in the dialog. */
export function useRecoveryForm<E extends Write, N extends keyof RecoveryInput>(
  path: RecoveryFormOptions<E, N>,
) {
  const { endpoint, input, fields, errorField, send, messageOf, clearedMs } = path
  const rateLimitText = useRateLimitText()
  const [fieldError, setFieldError] = useState<FieldError>()
  const [failure, setFailure] = useState<unknown>(null)
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])

  const textOf = (error: PortalError) =>
    error.is('rate-limited') ? rateLimitText(error) : messageOf(error)
  const form = useEndpointForm({
    endpoint: async () => endpoint,
    initialValues: valuesOf(fields, () => ''),
    prefill: valuesOf(fields, (field) => input.current[field]),
    async send(_endpoint, body) {
      setFailure(null)
      setFieldError(undefined)
      await send(body, () => shown.current)
    },
    onError(error) {
      if (!(error instanceof PortalError)) return setFailure(error)
      const rateLimited = error.is('rate-limited')
      if (textOf(error) === undefined) return setFailure(error)
      const cleared = clearedMs !== undefined && !rateLimited
      if (cleared) form.clear(errorField)
      setFieldError({ error, value: cleared ? null : form.values[errorField] })
      form.focus(errorField)
    },
  })

  useEffect(() => {
    if (fieldError?.value !== null) return
    const timer = setTimeout(() => setFieldError(undefined), clearedMs)
    return () => clearTimeout(timer)
  }, [fieldError, clearedMs])

  useEffect(() => {
    input.current = { ...input.current, ...form.values }
  }, [form.values, input])

  const current =
    fieldError && (fieldError.value === null || fieldError.value === form.values[errorField])
  return { form, failure, serverError: current ? textOf(fieldError.error) : undefined }
}

function valuesOf<N extends keyof RecoveryInput>(
  fields: readonly N[],
  read: (field: N) => string,
): Record<N, string> {
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<N, string>
}
