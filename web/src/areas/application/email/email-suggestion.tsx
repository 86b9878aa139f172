import { chakra } from '@chakra-ui/react'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { text } from './messages.ts'
import { suggestEmail } from './suggest-email.ts'

interface EmailSuggestionProps {
  typed: string
  onUse: (email: string) => void
}

export function EmailSuggestion({ typed, onUse }: EmailSuggestionProps) {
  const t = useText(text)
  const email = suggestEmail(typed)
  return (
    <chakra.div role="status" overflowWrap="anywhere">
      {email && (
        <>
          <span>{t('meant', { email })}</span>{' '}
          <Button look="plain" marginInlineStart="-8px" onClick={() => onUse(email)}>
            {t('use')}
          </Button>
        </>
      )}
    </chakra.div>
  )
}
