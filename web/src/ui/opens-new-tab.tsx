import { chakra } from '@chakra-ui/react'
import { useText } from '../language/use-text.ts'
import { text } from './messages.ts'

/** For screen readers, at the end of a link's text. */
export function OpensNewTab() {
  const t = useText(text)
  return <chakra.span srOnly> {t('opensNewTab')}</chakra.span>
}
