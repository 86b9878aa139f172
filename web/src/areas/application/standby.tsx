import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import { text } from './start/messages.ts'

/** Trying again by itself, or waiting for the gateway to load the page anew. */
export type Waiting = 'no' | 'trying' | 'reloading'

export function Standby({ waiting }: { waiting: Waiting }) {
  const t = useText(text)
  return (
    <chakra.div role="status">
      {waiting !== 'no' && (
        <chakra.div bg="accentSoft" borderRadius="card" padding="2" fontWeight="600">
          <p>{t('standby')}</p>
          {waiting === 'reloading' && <p>{t('reloading')}</p>}
        </chakra.div>
      )}
    </chakra.div>
  )
}
