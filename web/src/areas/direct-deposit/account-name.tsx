import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import { type Entry, isNewEntry } from './entries.ts'
import { text } from './messages.ts'

/** The last digits of an account; all of one that was typed just now. */
export function AccountName({ entry }: { entry: Entry }) {
  const name = useAccountName()(entry)
  if (isNewEntry(entry)) return <>{name}</>
  return (
    <>
      <chakra.span aria-hidden="true" whiteSpace="nowrap">
        •••• {entry.lastDigits}
      </chakra.span>
      <chakra.span srOnly>{name}</chakra.span>
    </>
  )
}

/** In words: for screen readers, and within sentences. */
export function useAccountName(): (entry: Entry) => string {
  const t = useText(text)
  return (entry) => entry.accountNumber || t('endingIn', { digits: entry.lastDigits })
}
