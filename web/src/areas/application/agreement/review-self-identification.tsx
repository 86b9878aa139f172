import { useText } from '../../../language/use-text.ts'
import { useApplying } from '../applying-context.ts'
import { text as ownText } from '../self-identification/messages.ts'
import { useLists } from '../self-identification/use-lists.ts'
import { Rows } from './rows.tsx'

export function ReviewSelfIdentification() {
  const t = useText(ownText)
  const { values } = useApplying()
  const lists = useLists()
  const { gender, ethnicity, veteran, disability } = values.selfIdentification
  return (
    <Rows
      rows={[
        [t('gender'), lists.gender.nameOf(gender)],
        [t('ethnicity'), lists.ethnicity.nameOf(ethnicity)],
        [t('veteran'), lists.veteran.nameOf(veteran)],
        [t('disability'), lists.disability.nameOf(disability)],
      ]}
    />
  )
}
