import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { text as uiText } from '../../ui/messages.ts'
import { ProblemReference } from '../../ui/problem-reference.tsx'
import { text } from './messages.ts'

export interface Read {
  data: unknown
  error: unknown
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
  return (
    <div>
      <chakra.p color="muted">
        {t('partlyUnknown')}{' '}
        <Button look="plain" onClick={retry}>
          {tUi('retry')}
        </Button>
      </chakra.p>
      <ProblemReference error={failed.find(({ error }) => error !== undefined)?.error} />
    </div>
  )
}

export function hasFailed({ data, error }: Read): boolean {
  return data === undefined && error !== undefined
}

export function isLoading({ data, error }: Read): boolean {
  return data === undefined && error === undefined
}
