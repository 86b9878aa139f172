import { chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { checkEverySecond } from './check-every-second.ts'
import { text } from './messages.ts'
import { useSignOut } from './use-sign-out.ts'

const announcedSeconds = [30, 10]

/** Countdown of an idle session; any key but Tab and Shift extends it. */
export function IdleDialog({ until, onStay }: { until: number; onStay: () => void }) {
  const t = useText(text)
  const signOut = useSignOut()
  const logOutButton = useRef<HTMLButtonElement>(null)
  const seconds = useSecondsTo(until)
  const [first] = useState(seconds)
  const [open, setOpen] = useState(false)
  const stay = useEffectEvent(onStay)

  // Screen readers announce changes, not initial content.
  useEffect(() => setOpen(true), [])

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab' || event.key === 'Shift') return
      if (event.target === logOutButton.current && (event.key === 'Enter' || event.key === ' '))
        return
      if (!event.ctrlKey && !event.altKey && !event.metaKey) event.preventDefault()
      event.stopPropagation()
      stay()
    }
    window.addEventListener('keydown', handleKey, { capture: true })
    return () => window.removeEventListener('keydown', handleKey, { capture: true })
  }, [])

  const milestone = announcedSeconds.filter((at) => seconds <= at && at < first).at(-1) ?? first
  return (
    <Dialog title={t('idleTitle')} description={t('idleLead')} width="440px" onBack={stay}>
      <chakra.p display="flex" gap="1" alignItems="baseline" marginBottom="3">
        <span>{t('timeLeft')}</span>
        <chakra.span role="timer" fontSize="xl" fontWeight="700" fontVariantNumeric="tabular-nums">
          {clock(seconds)}
        </chakra.span>
      </chakra.p>
      <chakra.p role="status" srOnly>
        {open && t('secondsLeft', { count: milestone })}
      </chakra.p>
      <ButtonRow>
        <Button look="primary" onClick={onStay}>
          {t('stay')}
        </Button>
        <Button ref={logOutButton} onClick={() => void signOut()}>
          {t('logOut')}
        </Button>
      </ButtonRow>
    </Dialog>
  )
}

function useSecondsTo(until: number): number {
  const remaining = () => Math.max(0, Math.ceil((until - Date.now()) / 1000))
  const [seconds, setSeconds] = useState(remaining)
  useEffect(() => checkEverySecond(() => setSeconds(remaining())), [until])
  return seconds
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
