import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { text } from './messages.ts'

/** Help of a select whose options could not be loaded. */
export function ListFailed({ onRetry }: { onRetry: (() => void) | undefined }) {
  const t = useText(text)
  return (
    <chakra.span role="alert" display="flex" flexWrap="wrap" alignItems="center" color="danger">
      {t('listFailed')}
      <Button look="plain" onClick={onRetry}>
        {t('retry')}
      </Button>
    </chakra.span>
  )
}
