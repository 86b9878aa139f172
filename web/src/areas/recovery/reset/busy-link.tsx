import { chakra } from '@chakra-ui/react'
import { useText } from '../../../language/use-text.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { text } from './messages.ts'

/** A link that was not judged: too many were opened from one network. */
export function BusyLink() {
  const t = useText(text)
  return (
    <chakra.div display="grid" gap="3">
      <p>{t('busy')}</p>
      <div>
        <TextLink to="/">{t('toSignIn')}</TextLink>
      </div>
    </chakra.div>
  )
}
