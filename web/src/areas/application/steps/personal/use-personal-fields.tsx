import type { ReactNode } from 'react'
import type { Form } from '../../../../forms/use-endpoint-form.ts'
import { useText } from '../../../../language/use-text.ts'
import { text as fieldText } from '../../fields/messages.ts'
import { ReviewFlag } from '../../fields/review-flag.tsx'
import { type ApplicationState, useApplication } from '../../model/application-context.ts'
import { text } from './messages.ts'

export type PersonalField = keyof typeof text.en & keyof ApplicationState['values']['personal']

const alwaysOptional: readonly string[] = ['emergencyPhone', 'linkedIn', 'apartment']

interface FieldOptions {
  help?: ReactNode
  required?: boolean
}

/** Props of a personal field: label, optional mark, masked value on file, review flag. */
export function usePersonalFields(form: Form) {
  const t = useText(text)
  const f = useText(fieldText)
  const { application, unreviewed, markReviewed } = useApplication()
  const { maskedRecord } = application

  return (name: PersonalField, { help, required }: FieldOptions = {}) => {
    const masked = maskedRecord?.personal[name]
    const isRequired =
      required ?? !(alwaysOptional.includes(name) || application.optionalFields.includes(name))
    const fieldName = `personal.${name}`
    const needsReview = unreviewed.has(fieldName)
    const lines = [
      needsReview && <ReviewFlag />,
      masked !== undefined && `${f('onFile', { masked })}. ${f('keep')}`,
      help,
    ].filter(Boolean)
    const label = t(name)
    return {
      form: {
        ...form,
        change(field: string, value: string) {
          if (needsReview) markReviewed(fieldName)
          form.change(field, value)
        },
      },
      name,
      label: isRequired ? label : f('optional', { label }),
      called: label,
      required: isRequired,
      help: lines.length > 0 && lines.map((line, index) => <div key={index}>{line}</div>),
      onBlur: () => {
        if (needsReview) markReviewed(fieldName)
      },
    }
  }
}
