import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import { useEffect, useRef } from 'react'
import type { AnyObject, ObjectSchema } from 'yup'
import { brokenRules } from '../../forms/broken-rules.ts'
import { type Form, useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { useApplying } from './applying-context.ts'
import type { StageId } from './stages.ts'

/** A form of one part of an application: its rules, and two pure functions. */
export interface PartForm<V extends Record<string, string>> {
  stage: StageId
  rules: ObjectSchema<AnyObject>
  /** How names of its fields begin where marks and problems name them. */
  prefix: string
  toForm: (values: ApplicationValues) => V
  fromForm: (values: ApplicationValues, form: V) => ApplicationValues
}

/** The form of a step: what is typed is kept as it is typed, and Continue leads on. */
export function useStepForm<V extends Record<string, string>>(part: PartForm<V>): Form {
  const { values, change, goOn, seen, tried } = useApplying()
  const form = useEndpointForm({
    endpoint: async () => ({ body: part.rules }),
    initialValues: part.toForm(values),
    keptElsewhere: true,
    async send() {
      seen(part.prefix)
      goOn()
    },
    onFault: (fault) => {
      throw fault
    },
  })

  const before = useRef(form.values)
  useEffect(() => {
    if (form.values === before.current) return
    before.current = form.values
    change(part.fromForm(values, form.values as V))
  }, [form.values])

  useEffect(() => {
    if (tried === part.stage) form.submit()
  }, [])

  const broken = brokenRules(part.rules, form.values)
  return { ...form, complete: Object.keys(broken).length === 0 }
}
