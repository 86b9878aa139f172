import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import { useEffect, useRef } from 'react'
import type { AnyObject, ObjectSchema } from 'yup'
import type { FieldName, Form, FormValues } from '../../../forms/form.ts'
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts'
import { PortalError } from '../../../portal/portal-error.ts'
import { useApplication } from '../model/application-context.ts'
import { rejectionBelow } from '../model/rejection.ts'
import type { Step } from '../model/steps.ts'

/** A step's form: its rules, and mappers between draft values and form values. */
interface StepFormOptions<V extends FormValues<V>> {
  step: Step
  rules: ObjectSchema<AnyObject>
  /** Prefix of the step's fields in `unreviewed`: "personal." */
  prefix: string
  toForm: (values: ApplicationValues) => V
  fromForm: (values: ApplicationValues, form: V) => ApplicationValues
}

/** Form of a step: autosaves each change; submit opens the next step. */
export function useStepForm<V extends FormValues<V>>(options: StepFormOptions<V>): Form<V> {
  const { values, merges, change, next, markReviewed, rejection } = useApplication()
  /** Until its errors are shown, or the input is another. */
  const rejected = useRef(rejection?.step === options.step ? rejection : null)
  const form = useEndpointForm({
    endpoint: async () => ({ body: options.rules }),
    initialValues: options.toForm(values),
    autosaved: true,
    async send() {
      const unshown = rejected.current
      rejected.current = null
      // The gateway can reject what the rules here accept.
      if (unshown) throw new PortalError(rejectionBelow(options.prefix, unshown))
      markReviewed(options.prefix)
      next()
    },
    onError(error) {
      // A rejection without a field of this form opens the step all the same.
      if (!(error instanceof PortalError)) throw error
    },
  })

  const savedValues = useRef(form.values)
  useEffect(() => {
    if (form.values === savedValues.current) return
    savedValues.current = form.values
    rejected.current = null
    change((current) => options.fromForm(current, form.values))
  }, [form.values])

  // Shows what another tab has changed; typed fields are the same in `values`.
  useEffect(() => {
    const [merged, typed] = [options.toForm(values), savedValues.current]
    for (const name of Object.keys(merged) as FieldName<V>[])
      if (merged[name] !== typed[name]) form.change(name, merged[name])
  }, [merges])

  useEffect(() => {
    if (rejected.current) form.submit()
  }, [])

  return form
}
