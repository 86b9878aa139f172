import { chakra } from '@chakra-ui/react'
import type { PartialResult } from '@gatehouse/contracts/partial-result'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { text as uiText } from '../../ui/messages.ts'
import { ProblemReference } from '../../ui/problem-reference.tsx'
import { text } from './messages.ts'

export interface Read {
  data: unknown
  error: unknown
  /** Of a part that the reply lacks. */
  reference?: string
  mutate: () => Promise<unknown>
}

/** Says that something could not be read, and reads it again; the first reference stands for all. */
export function PartlyUnknown({ failed }: { failed: readonly Read[] }) {
  const t = useText(text)
  const tUi = useText(uiText)
  if (failed.length === 0) return null
  const retry = () => {
    for (const { mutate } of failed) void mutate()
  }
  const first = failed.find(({ error, reference }) => error !== undefined || reference)
  return (
    <div>
      <chakra.p color="muted">
        {t('partlyUnknown')}{' '}
        <Button look="plain" onClick={retry}>
          {tUi('retry')}
        </Button>
      </chakra.p>
      <ProblemReference error={first?.error} reference={first?.reference} />
    </div>
  )
}

/** The read, if its reply lacks one of these parts. */
export function partlyFailed(
  read: Read,
  parts: readonly (PartialResult<unknown> | undefined)[],
): Read[] {
  const part = parts.find((one) => one?.state === 'unavailable')
  return part ? [{ ...read, reference: part.reference }] : []
}

export function hasFailed({ data, error }: Read): boolean {
  return data === undefined && error !== undefined
}

export function isLoading({ data, error }: Read): boolean {
  return data === undefined && error === undefined
}
