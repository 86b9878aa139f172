import type { BodyOf, Write } from '@gatehouse/contracts/endpoint'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts'
import { useTooSoon } from '../../../forms/use-too-soon.ts'
import { PortalError } from '../../../portal/portal-error.ts'
import type { RecoveryInput } from './paths.ts'

interface RecoveryFormOptions<E extends Write, N extends keyof RecoveryInput> {
  endpoint: E
  /** Shared by the paths: the form starts with it and writes to it. */
  input: RefObject<RecoveryInput>
  fields: readonly N[]
  /** Shows a rejected value until it changes. */
  errorField: NoInfer<N>
  send: (body: BodyOf<E>) => Promise<void>
  /** What the catalogue says of a refusal [1 §8]; undefined when it says nothing. */
  messageOf: (fault: PortalError) => ReactNode
  /** Empties the field that was refused, and says so for as long, whatever is typed. */
  clearedMs?: number
}

interface FieldError {
  words: ReactNode
  /** What was refused; null once it has been emptied. */
  value: string | null | undefined
}

/** One path of the reset dialog. A dialog tells refusals at a field, and anything else in itself. */
export function useRecoveryForm<E extends Write, N extends keyof RecoveryInput>(
  path: RecoveryFormOptions<E, N>,
) {
  const {
    endpoint,
    input: typed,
    fields,
    errorField: at,
    send,
    messageOf: wordsOf,
    clearedMs: emptiedMs,
  } = path
  const tooSoon = useTooSoon()
  const [refused, setRefused] = useState<FieldError>()
  const [fault, setFault] = useState<unknown>(null)

  const form = useEndpointForm({
    endpoint: async () => endpoint,
    initialValues: valuesOf(fields, () => ''),
    typed: valuesOf(fields, (field) => typed.current[field]),
    async send(_endpoint, body) {
      setFault(null)
      setRefused(undefined)
      await send(body)
    },
    onFault(fault) {
      if (!(fault instanceof PortalError)) return setFault(fault)
      const soon = fault.is('rate-limited')
      const words = soon ? tooSoon(fault) : wordsOf(fault)
      if (words === undefined) return setFault(fault)
      const emptied = emptiedMs !== undefined && !soon
      if (emptied) form.clear(at)
      setRefused({ words, value: emptied ? null : form.values[at] })
      form.focus(at)
    },
  })

  useEffect(() => {
    if (refused?.value !== null) return
    const timer = setTimeout(() => setRefused(undefined), emptiedMs)
    return () => clearTimeout(timer)
  }, [refused, emptiedMs])

  useEffect(() => {
    typed.current = { ...typed.current, ...form.values }
  }, [form.values, typed])

  const stands = refused && (refused.value === null || refused.value === form.values[at])
  return { form, fault, refusal: stands ? refused.words : undefined }
}

function valuesOf<N extends keyof RecoveryInput>(
  fields: readonly N[],
  read: (field: N) => string,
): Record<N, string> {
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<N, string>
}
