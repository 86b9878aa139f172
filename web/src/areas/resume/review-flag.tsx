import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { text } from './messages.ts'

/** Marks a field or entry prefilled from the résumé and not yet reviewed. */
export function ReviewFlag() {
  const t = useText(text)
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="half"
      color="accent"
      fontWeight="600"
    >
      <Icon shape="info" size={16} />
      {t('needsReview')}
    </chakra.span>
  )
}
