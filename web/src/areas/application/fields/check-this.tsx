import { chakra } from '@chakra-ui/react'
import { useText } from '../../../language/use-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { text } from './messages.ts'

/** Marks what was filled in from a résumé, which a person should look at. */
export function CheckThis() {
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
      {t('checkThis')}
    </chakra.span>
  )
}
