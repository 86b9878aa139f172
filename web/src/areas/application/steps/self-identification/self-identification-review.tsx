import { useText } from '../../../../language/use-text.ts'
import { FactRows } from '../../../../ui/fact-rows.tsx'
import { text } from '../../../self-identification/field-messages.ts'
import { useApplication } from '../../model/application-context.ts'
import { useChoices } from './use-choices.ts'

export function SelfIdentificationReview() {
  const t = useText(text)
  const { values } = useApplication()
  const choices = useChoices()
  const { gender, ethnicity, veteran, disability } = values.selfIdentification
  return (
    <FactRows
      rows={[
        [t('gender'), choices.gender.nameOf(gender)],
        [t('ethnicity'), choices.ethnicity.nameOf(ethnicity)],
        [t('veteran'), choices.veteran.nameOf(veteran)],
        [t('disability'), choices.disability.nameOf(disability)],
      ]}
    />
  )
}
