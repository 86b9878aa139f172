import { useEffect, useEffectEvent } from 'react'
import { addOverlay } from '../portal/overlay-history.ts'
import { useNarrow } from './use-narrow.ts'

/** On phones Back closes an overlay before it leaves the page; without `onBack` it leaves. */
export function useCloseOnBack(onBack: (() => void) | undefined) {
  const closes = useNarrow() && onBack !== undefined
  const close = useEffectEvent(() => onBack?.())
  useEffect(() => (closes ? addOverlay(() => close()) : undefined), [closes])
}
