import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import type { AnyForm } from '../form.ts'
import { text } from './messages.ts'

/** Tells that a form with `storeAs` got its input back. */
export function Restored({ form }: { form: Pick<AnyForm, 'restored'> }) {
  const t = useText(text)
  return (
    <chakra.p role="status" color="muted">
      {form.restored && t('back')}
    </chakra.p>
  )
}
