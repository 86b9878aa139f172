import { chakra } from '@chakra-ui/react'
import { useText } from '../../../language/use-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { SaveState } from './autosave.ts'
import { text } from './messages.ts'

/** Shows the save state. Only failures are announced: "saved" after every pause would be noise. */
export function SaveStatus({ state }: { state: SaveState }) {
  const t = useText(text)
  return (
    <>
      <chakra.p
        aria-hidden={state === 'retrying'}
        hidden={state === 'retrying'}
        minHeight="24px"
        marginTop="1"
        display="flex"
        alignItems="center"
        gap="half"
        fontSize="sm"
        color="muted"
      >
        {state === 'saved' && <Icon shape="done" size={16} />}
        <span>{(state === 'saved' || state === 'saving') && t(state)}</span>
      </chakra.p>
      <chakra.p role="status" fontWeight={state === 'retrying' ? '600' : '400'}>
        {state === 'retrying' && t('retrying')}
      </chakra.p>
    </>
  )
}
