import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import { type Entry, isNewEntry } from './entries.ts'
import { text } from './messages.ts'

/** The last digits of an account; all of one that was typed just now. */
export function AccountName({ entry }: { entry: Entry }) {
  const t = useText(text)
  if (isNewEntry(entry)) return <>{entry.accountNumber}</>
  return (
    <>
      <chakra.span aria-hidden="true" whiteSpace="nowrap">
        •••• {entry.lastDigits}
      </chakra.span>
      <chakra.span srOnly>{t('accountEndingIn', { digits: entry.lastDigits })}</chakra.span>
    </>
  )
}

/** With its type, as a title. */
export function useAccountTitle(): (entry: Entry) => string {
  const t = useText(text)
  const accountName = useAccountName()
  return (entry) => `${t(entry.accountType)} ${accountName(entry)}`
}

/** Within sentences. */
export function useAccountName(): (entry: Entry) => string {
  const t = useText(text)
  return (entry) => entry.accountNumber || t('endingIn', { digits: entry.lastDigits })
}
