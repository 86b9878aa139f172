import type { FieldName, Form } from '../../../../forms/form.ts'
import { useText } from '../../../../language/use-text.ts'
import type { Personal } from '../../../resume/personal/personal-values.ts'
import {
  type PersonalFields,
  usePersonalFields,
} from '../../../resume/personal/use-personal-fields.ts'
import { ReviewFlag } from '../../../resume/review-flag.tsx'
import { useApplication } from '../../model/application-context.ts'
import { text as fieldText } from './record-messages.ts'

/** Adds the masked value on file and the review flag to the personal fields. */
export function useApplicationFields(form: Form<Personal>): PersonalFields {
  const f = useText(fieldText)
  const { application, unreviewed, markReviewed } = useApplication()
  const { maskedRecord, optionalFields } = application
  const field = usePersonalFields(form, optionalFields)

  return (name, options = {}) => {
    const masked = maskedRecord?.personal[name]
    const fieldName = `personal.${name}`
    const needsReview = unreviewed.has(fieldName)
    const lines = [
      needsReview && <ReviewFlag />,
      masked !== undefined && `${f('onFile', { masked })}. ${f('keep')}`,
      options.help,
    ].filter(Boolean)
    return {
      ...field(name, options),
      form: {
        ...form,
        change(changed: FieldName<Personal>, value: string) {
          if (needsReview) markReviewed(fieldName)
          form.change(changed, value)
        },
      },
      help: lines.length > 0 && lines.map((line, index) => <div key={index}>{line}</div>),
      onBlur: () => {
        if (needsReview) markReviewed(fieldName)
      },
    }
  }
}
