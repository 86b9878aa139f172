import { chakra } from '@chakra-ui/react'
import { useText } from '../../../language/use-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { text } from './messages.ts'
import type { SaveState } from './saver.ts'

/**
 * Says whether what was typed is saved. Screen readers hear of trouble alone: "saved" after every
 * pause would be noise.
 */
export function SaveNote({ state }: { state: SaveState }) {
  const t = useText(text)
  return (
    <>
      <chakra.p
        aria-hidden={state === 'waiting'}
        hidden={state === 'waiting'}
        minHeight="24px"
        display="flex"
        alignItems="center"
        gap="half"
        fontSize="sm"
        color="muted"
      >
        {state === 'saved' && <Icon shape="done" size={16} />}
        {(state === 'saved' || state === 'saving') && t(state)}
      </chakra.p>
      <chakra.p role="status" fontWeight={state === 'waiting' ? '600' : '400'}>
        {state === 'waiting' && t('waiting')}
      </chakra.p>
    </>
  )
}
