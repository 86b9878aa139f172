import type { BodyOf, Write } from '@gatehouse/contracts/endpoint'
import { type FormikErrors, useFormik } from 'formik'
import { useEffect, useId, useRef, useState } from 'react'
import { PortalError } from '../portal/portal-error.ts'
import { leaveIfSignedOut } from '../portal/signed-out.ts'
import { brokenRules } from './broken-rules.ts'
import { draftOf, drafts, openForms } from './drafts.ts'
import { fieldId, submitId } from './field-id.ts'
import type { FieldName, Form, FormValues } from './form.ts'
import { unsavedForms } from './unsaved.ts'
import { useFetched } from './use-fetched.ts'

/** An endpoint, or rules alone for a form that sends nothing. */
type Rules = Pick<Write, 'body'>

interface EndpointForm<E extends Rules, V extends FormValues<V>> {
  /**
   * Loads the endpoint with the form's rules on the first input: the rules' library is a tenth of
   * a first load.
   */
  endpoint: () => Promise<E>
  initialValues: V
  /** Sends valid values; its errors go to `onFault`. */
  send: (endpoint: E, body: BodyOf<E>) => Promise<void>
  onFault: (fault: unknown) => void
  /**
   * Unique name under which input survives the end of a session, until the same person signs in
   * again in this tab. Secrets are not kept.
   */
  keepAs?: string
  /** Prefilled input; unlike initial values it makes the form dirty. */
  typed?: Partial<V>
  /** Input is autosaved: leaving the page does not ask. */
  keptElsewhere?: boolean
}

/** A Formik form that validates by its endpoint's schema. */
export function useEndpointForm<E extends Rules, V extends FormValues<V>>(
  options: EndpointForm<E, V>,
): Form<V> {
  const id = useId()
  const summary = useRef<HTMLDivElement>(null)
  const { endpoint, initialValues, send, onFault, keepAs = '', typed, keptElsewhere } = options

  const fetched = useFetched(endpoint)
  const [draft] = useState(() => draftOf(keepAs))
  const sent = useRef<V>(undefined)

  const formik = useFormik<V>({
    initialValues,
    validateOnBlur: false,
    // Formik takes results in order of arrival: awaiting one promise keeps the order of typing.
    validate: async (values) => {
      // If the rules cannot be loaded, the gateway validates.
      const { body } = await fetched().catch(() => ({ body: undefined }))
      return body ? (brokenRules(body, values) as FormikErrors<V>) : {}
    },
    onSubmit: async (values, { setErrors }) => {
      try {
        await send(await fetched(), values as unknown as BodyOf<E>)
        sent.current = values
        drafts.delete(keepAs)
      } catch (fault) {
        if (leaveIfSignedOut(fault)) return
        // The user has cancelled the passcode dialog.
        if (fault instanceof PortalError && fault.is('step-up-required')) return
        const refused = fault instanceof PortalError ? fault.problem?.errors : undefined
        if (!refused) return onFault(fault)
        setErrors(
          Object.fromEntries(refused.map(({ field, rule }) => [field, rule])) as FormikErrors<V>,
        )
      }
    },
  })

  const focus = (name: FieldName<V>) => document.getElementById(fieldId(id, name))?.focus()
  const tried = formik.submitCount > 0
  const errors = (tried ? formik.errors : {}) as Form<V>['errors']
  const wrong = Object.keys(errors) as FieldName<V>[]
  const [first] = wrong

  useEffect(() => {
    if (draft ?? typed) void formik.setValues({ ...initialValues, ...typed, ...draft })
  }, [])

  useEffect(() => {
    if (!keepAs) return
    const { dirty, values } = formik
    openForms.set(keepAs, () => (dirty && values !== sent.current ? { id, values } : undefined))
    return () => void openForms.delete(keepAs)
  })

  useEffect(() => {
    const { dirty, values, isSubmitting, resetForm } = formik
    if (keptElsewhere || !dirty || isSubmitting || values === sent.current) return
    unsavedForms.set(id, () => {
      drafts.delete(keepAs)
      resetForm()
    })
    return () => void unsavedForms.delete(id)
  })

  // Focus moves after a try, not while typing.
  useEffect(() => {
    if (!first || formik.isSubmitting) return
    if (wrong.length > 1) summary.current?.focus()
    else focus(first)
  }, [formik.submitCount, formik.isSubmitting])

  const submit = () => {
    if (!formik.isSubmitting) void formik.submitForm()
  }

  return {
    id,
    values: formik.values,
    errors,
    complete: formik.dirty && formik.isValid,
    sending: formik.isSubmitting,
    restored: draft !== undefined,
    summary,
    change: (name, value) => void formik.setFieldValue(name, value),
    clear: (name) => formik.resetForm({ values: { ...formik.values, [name]: '' } }),
    focus,
    submit,
    retry() {
      document.getElementById(submitId(id))?.focus()
      submit()
    },
  }
}
