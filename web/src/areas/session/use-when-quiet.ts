import { useEffect, useEffectEvent } from 'react'
import { useActivity } from '../../portal/activity.ts'

const quietMs = 2000

/** Acts when no call to the gateway is under way for a while: the data of the page comes first. */
export function useWhenQuiet(act: () => void) {
  const isBusy = useActivity()
  const handleQuiet = useEffectEvent(act)
  useEffect(() => {
    if (isBusy) return
    const timer = setTimeout(() => handleQuiet(), quietMs)
    return () => clearTimeout(timer)
  }, [isBusy])
}
