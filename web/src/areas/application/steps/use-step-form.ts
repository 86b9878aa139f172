import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import type { Problem } from '@gatehouse/contracts/problem'
import { useEffect, useRef } from 'react'
import type { AnyObject, ObjectSchema } from 'yup'
import type { FieldName, Form, FormValues } from '../../../forms/form.ts'
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts'
import { PortalError } from '../../../portal/portal-error.ts'
import { useApplication } from '../model/application-context.ts'
import type { Step } from '../model/steps.ts'

/** A step's form: its rules, and mappers between draft values and form values. */
export interface StepFormOptions<V extends FormValues<V>> {
  step: Step
  rules: ObjectSchema<AnyObject>
  /** Prefix of the step's fields in `unreviewed`: "personal." */
  prefix: string
  toForm: (values: ApplicationValues) => V
  fromForm: (values: ApplicationValues, form: V) => ApplicationValues
}

/** Form of a step: autosaves each change; submit opens the next step. */
export function useStepForm<V extends FormValues<V>>(options: StepFormOptions<V>): Form<V> {
  const { values, merges, change, next, markReviewed, stepWithErrors, rejection } = useApplication()
  const isRejected = useRef(stepWithErrors === options.step)
  const form = useEndpointForm({
    endpoint: async () => ({ body: options.rules }),
    initialValues: options.toForm(values),
    autosaved: true,
    async send() {
      // The gateway can reject what the rules here accept.
      if (isRejected.current && rejection?.problem) {
        isRejected.current = false
        throw new PortalError({
          ...rejection.problem,
          errors: errorsBelow(options.prefix, rejection.problem.errors),
        })
      }
      markReviewed(options.prefix)
      next()
    },
    onError: (error) => {
      throw error
    },
  })

  const savedValues = useRef(form.values)
  useEffect(() => {
    if (form.values === savedValues.current) return
    savedValues.current = form.values
    change((current) => options.fromForm(current, form.values))
  }, [form.values])

  // Shows what another tab has changed; typed fields are the same in `values`.
  useEffect(() => {
    const [merged, typed] = [options.toForm(values), savedValues.current]
    for (const name of Object.keys(merged) as FieldName<V>[])
      if (merged[name] !== typed[name]) form.change(name, merged[name])
  }, [merges])

  useEffect(() => {
    if (isRejected.current) form.submit()
  }, [])

  return form
}

/** Errors of a step's fields, without the prefix of their names. */
function errorsBelow(prefix: string, errors: NonNullable<Problem['errors']> = []) {
  return errors
    .map(({ field, rule }) => ({ field: field.replace(/^values\./, ''), rule }))
    .filter(({ field }) => field.startsWith(prefix))
    .map(({ field, rule }) => ({ field: field.slice(prefix.length), rule }))
}
