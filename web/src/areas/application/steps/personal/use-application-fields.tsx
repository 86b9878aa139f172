import type { Application } from '@gatehouse/contracts/portal/application'
import { addressFields, hasAddress } from '@gatehouse/contracts/portal/application-rules'
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

const phones = ['cellPhone', 'phone']

const isOfAddress = (name: string) => addressFields.some((one) => one === name)

/** Another address leaves nothing of the one on file, the apartment included. */
function maskedOf(
  name: string,
  { maskedRecord, moves }: Pick<Application, 'maskedRecord'> & { moves: boolean },
): string | undefined {
  const isReplaced = moves && (isOfAddress(name) || name === 'apartment')
  return isReplaced ? undefined : maskedRecord?.personal[name]
}

/** Adds the masked value on file and the review flag to the personal fields. */
export function useApplicationFields(form: Form<Personal>): PersonalFields {
  const f = useText(fieldText)
  const { application, unreviewed, markReviewed } = useApplication()
  const { maskedRecord, optionalFields, locked } = application
  const moves = hasAddress(form.values)
  const field = usePersonalFields(form, [
    ...optionalFields.filter((name) => !(moves && isOfAddress(name))),
    // One on file suffices [2 §5].
    ...(phones.some((name) => optionalFields.includes(name)) ? phones : []),
  ])

  return (name, options = {}) => {
    const masked = maskedOf(name, { maskedRecord, moves })
    const isLocked = locked.includes(name)
    const fieldName = `personal.${name}`
    const needsReview = unreviewed.has(fieldName)
    const lines = [
      masked !== undefined && `${f('onFile', { masked })}. ${f(isLocked ? 'locked' : 'keep')}`,
      options.help,
    ].filter(Boolean)
    return {
      ...field(name, options),
      note: needsReview && <ReviewFlag />,
      disabled: isLocked,
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
