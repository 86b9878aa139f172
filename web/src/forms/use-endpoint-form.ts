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

/** An endpoint, or, in a form that sends nothing to the gateway, rules alone. */
type Rules = Pick<Write, 'body'>

interface EndpointForm<E extends Rules, V extends FormValues<V>> {
  /**
   * The endpoint whose rules the form obeys, imported when somebody first types: the rules'
   * library is a tenth of a first load on a phone, and nobody needs it to see the page.
   */
  endpoint: () => Promise<E>
  initialValues: V
  /** Sends what has passed the rules. Whatever it throws is for `onFault`. */
  send: (endpoint: E, body: BodyOf<E>) => Promise<void>
  onFault: (fault: unknown) => void
  /**
   * Under this name, which no other form has, what was typed survives the end of a session: it is
   * back when the same person has signed in again in this tab. Passwords and the like are not kept.
   */
  keepAs?: string
  /** What was typed in another form already. Unlike initial values it counts as typed. */
  typed?: Partial<V>
  /** What is typed is kept elsewhere as it is typed: leaving the page loses nothing. */
  keptElsewhere?: boolean
}

/** A Formik form that validates by an endpoint's own schema, and sends once per press. */
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
    // Formik takes results as they come: waiting for one promise, they come in the order of typing.
    validate: async (values) => {
      // Rules that cannot be fetched refuse nothing: sending will say what is wrong.
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
        // Whoever would rather not give a passcode goes on where they were.
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
