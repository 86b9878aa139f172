import { chakra } from '@chakra-ui/react'
import { useText } from '../../../language/use-text.ts'
import { text } from './messages.ts'
import type { Mailed } from './paths.ts'

/** Stays in the page when the alert is gone: a mail takes minutes. */
export function MailedNote({ message, address = '' }: Mailed) {
  const t = useText(text)
  return (
    <chakra.p bg="goodSoft" borderRadius="card" padding="2" marginBottom="2">
      {t(message, { address })}
    </chakra.p>
  )
}
