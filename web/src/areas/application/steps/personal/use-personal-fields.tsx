import type { ReactNode } from 'react'
import type { FieldName, Form } from '../../../../forms/form.ts'
import { useText } from '../../../../language/use-text.ts'
import { text as fieldText } from '../../fields/messages.ts'
import { ReviewFlag } from '../../fields/review-flag.tsx'
import { useApplication } from '../../model/application-context.ts'
import { text } from './messages.ts'
import type { Personal } from './personal-form.ts'

export type PersonalField = keyof typeof text.en & FieldName<Personal>

const alwaysOptional: readonly string[] = ['emergencyPhone', 'linkedIn', 'apartment']

interface FieldOptions {
  help?: ReactNode
  required?: boolean
}

/** Props of a personal field: label, optional mark, masked value on file, review flag. */
export function usePersonalFields(form: Form<Personal>) {
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
        change(field: FieldName<Personal>, value: string) {
          if (needsReview) markReviewed(fieldName)
          form.change(field, value)
        },
      },
      name,
      label: isRequired ? label : f('optional', { label }),
      errorLabel: label,
      required: isRequired,
      help: lines.length > 0 && lines.map((line, index) => <div key={index}>{line}</div>),
      onBlur: () => {
        if (needsReview) markReviewed(fieldName)
      },
    }
  }
}
