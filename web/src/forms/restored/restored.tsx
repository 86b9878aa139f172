import { useEffect, useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { QuietStatus } from '../../ui/quiet-status.tsx'
import type { AnyForm } from '../form.ts'
import { text } from './messages.ts'

/**
 * Tells that a form with `storeAs` got its input back. Screen readers announce what is added to a live
 * region, not what it is mounted with.
 */
export function Restored({ form }: { form: Pick<AnyForm, 'restored'> }) {
  const t = useText(text)
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return <QuietStatus>{mounted && form.restored && t('back')}</QuietStatus>
}
