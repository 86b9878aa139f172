import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { text } from './messages.ts'

/** The gateway keeps it no longer: the questions again, and what was typed is back. */
export function Gone({ onGoOn }: { onGoOn: () => void }) {
  const t = useText(text)
  return (
    <chakra.div
      role="alert"
      display="grid"
      gap="1"
      bg="dangerSoft"
      border="1px solid"
      borderColor="danger"
      borderRadius="card"
      padding="2"
    >
      <p>{t('gone')}</p>
      <div>
        <Button onClick={onGoOn}>{t('goOnWithIt')}</Button>
      </div>
    </chakra.div>
  )
}
