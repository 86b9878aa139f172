import { chakra } from '@chakra-ui/react'
import { useText } from '../../../language/use-text.ts'
import { text } from './messages.ts'

/** `reloading`: retries are exhausted and the page reloads once the gateway is available. */
export type RetryState = 'idle' | 'retrying' | 'reloading'

export function RetryNotice({ state }: { state: RetryState }) {
  const t = useText(text)
  return (
    <chakra.div role="status">
      {state !== 'idle' && (
        <chakra.div bg="infoSoft" borderRadius="card" padding="2" fontWeight="600">
          <p>{t('retrying')}</p>
          {state === 'reloading' && <p>{t('reloading')}</p>}
        </chakra.div>
      )}
    </chakra.div>
  )
}
