import type { BodyOf, Write } from '@gatehouse/contracts/endpoint'
import { type FormikErrors, useFormik } from 'formik'
import { useEffect, useId, useRef, useState } from 'react'
import { PortalError } from '../portal/portal-error.ts'
import { leaveIfSignedOut } from '../portal/signed-out.ts'
import { isCancelledStepUp } from '../portal/step-up.ts'
import { useAlerts } from '../ui/alerts.tsx'
import { brokenRules } from './broken-rules.ts'
import { dirtyForms } from './dirty-forms.ts'
import { fieldId, submitId } from './field-id.ts'
import type { FieldName, Form, FormValues } from './form.ts'
import { loadRuleText } from './rule-text/use-rule-text.ts'
import { openForms, unsavedForms, unsavedValuesOf } from './unsaved-forms.ts'
import { useLazy } from './use-lazy.ts'

/** An endpoint, or rules alone for a form that sends nothing. */
type Rules = Pick<Write, 'body'>

interface EndpointForm<E extends Rules, V extends FormValues<V>> {
  /**
   * Loads the endpoint with the form's rules on the first input: the rules' library is a tenth of
   * a first load.
   */
  endpoint: () => Promise<E>
  initialValues: V
  /** Sends valid values; its errors go to `onError`. */
  send: (endpoint: E, body: BodyOf<E>) => Promise<void>
  onError: (error: unknown) => void
  /**
   * Unique name under which input survives the end of a session, until the same user signs in
   * again in this tab. Secrets are not stored.
   */
  storeAs?: string | undefined
  /** Prefilled input; unlike initial values it makes the form dirty. */
  prefill?: Partial<V>
  /** Input is autosaved: leaving the page does not ask. */
  autosaved?: boolean
  /** Of a field that may be disabled, the one that enables it and gets the focus in its place. */
  enabledBy?: Partial<Record<FieldName<V>, FieldName<V>>> | undefined
}

/** A Formik form that validates by its endpoint's schema. */
export function useEndpointForm<E extends Rules, V extends FormValues<V>>(
  options: EndpointForm<E, V>,
): Form<V> {
  const id = useId()
  const summary = useRef<HTMLDivElement>(null)
  const {
    endpoint,
    initialValues,
    send,
    onError,
    storeAs = '',
    prefill,
    autosaved,
    enabledBy,
  } = options

  const alerts = useAlerts()
  const loadEndpoint = useLazy(async () => (await Promise.all([endpoint(), loadRuleText()]))[0])
  const [unsaved] = useState(() => unsavedValuesOf(storeAs))
  const [restored, setRestored] = useState(unsaved !== undefined)
  const sent = useRef<V>(undefined)
  const forgetUnsaved = () => {
    unsavedForms.delete(storeAs)
    setRestored(false)
  }

  const formik = useFormik<V>({
    initialValues,
    validateOnBlur: false,
    // Formik takes results in order of arrival: awaiting one promise keeps the order of typing.
    validate: async (values) => {
      // If the rules cannot be loaded, the gateway validates.
      const { body } = await loadEndpoint().catch(() => ({ body: undefined }))
      return body ? (brokenRules(body, values) as FormikErrors<V>) : {}
    },
    onSubmit: async (values, { setErrors }) => {
      alerts.clearError()
      try {
        await send(await loadEndpoint(), values as unknown as BodyOf<E>)
        sent.current = values
        forgetUnsaved()
      } catch (error) {
        if (leaveIfSignedOut(error) || isCancelledStepUp(error)) return
        const errors = (error instanceof PortalError && error.problem?.errors) || []
        const fieldErrors = errors.filter(({ field }) => field in values)
        if (fieldErrors.length === 0) return onError(error)
        setErrors(
          Object.fromEntries(
            fieldErrors.map(({ field, rule }) => [field, rule]),
          ) as FormikErrors<V>,
        )
      }
    },
  })

  const latest = useRef(formik.values)
  latest.current = formik.values

  const elementOf = (name: FieldName<V>) => document.getElementById(fieldId(id, name))
  const focus = (name: FieldName<V>) => {
    const isDisabled = elementOf(name)?.matches(':disabled')
    elementOf((isDisabled && enabledBy?.[name]) || name)?.focus()
  }
  const wasSubmitted = formik.submitCount > 0
  const errors = (wasSubmitted ? formik.errors : {}) as Form<V>['errors']
  const invalidFields = Object.keys(errors) as FieldName<V>[]
  const [first] = invalidFields

  useEffect(() => {
    if (unsaved ?? prefill) void formik.setValues({ ...initialValues, ...prefill, ...unsaved })
  }, [])

  useEffect(() => {
    if (!storeAs) return
    const { dirty, values } = formik
    openForms.set(storeAs, () => (dirty && values !== sent.current ? { id, values } : undefined))
    return () => void openForms.delete(storeAs)
  })

  useEffect(() => {
    const { dirty, values, isSubmitting, resetForm } = formik
    if (autosaved || !dirty || isSubmitting || values === sent.current) return
    dirtyForms.set(id, () => {
      forgetUnsaved()
      resetForm()
    })
    return () => void dirtyForms.delete(id)
  })

  // Moves the focus after a submission, not while typing.
  useEffect(() => {
    if (!first || formik.isSubmitting) return
    if (invalidFields.length > 1) summary.current?.focus()
    else focus(first)
  }, [formik.submitCount, formik.isSubmitting])

  const submit = () => {
    if (!formik.isSubmitting) void formik.submitForm()
  }

  return {
    id,
    values: formik.values,
    errors,
    dirty: formik.dirty,
    sending: formik.isSubmitting,
    restored,
    summary,
    change: (name, value) => void formik.setFieldValue(name, value),
    clear: (name) => formik.resetForm({ values: { ...formik.values, [name]: '' } }),
    reset(changes) {
      forgetUnsaved()
      const values = { ...formik.values, ...changes }
      // `formik` is of the render that sent the values; input goes on until the reply.
      const typed = Object.entries(latest.current).filter(
        ([name, value]) => !(name in changes) && value !== formik.values[name as FieldName<V>],
      )
      formik.resetForm({ values })
      if (typed.length > 0) void formik.setValues({ ...values, ...Object.fromEntries(typed) })
    },
    focus,
    select(name) {
      focus(name)
      const element = elementOf(name)
      if (element instanceof HTMLInputElement) element.select()
    },
    submit,
    retry() {
      document.getElementById(submitId(id))?.focus()
      submit()
    },
  }
}
