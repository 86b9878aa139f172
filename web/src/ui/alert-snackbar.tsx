import { chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { type Message, messageIn } from '../language/message.ts'
import { useText } from '../language/use-text.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { text } from './messages.ts'
import { MessageWithPhone } from './support-phone.tsx'

export interface Alert {
  id: number
  tone: 'error' | 'success' | 'info'
  message: Message
  milliseconds: number
  action: AlertAction | undefined
  isLasting: boolean
}

/** Button of an alert, such as Undo; it also dismisses the alert. */
export interface AlertAction {
  label: Message
  act: () => void
}

const tones = {
  error: { color: 'danger', bg: 'dangerSoft', shape: 'problem' },
  success: { color: 'good', bg: 'goodSoft', shape: 'done' },
  info: { color: 'info', bg: 'infoSoft', shape: 'info' },
} as const

/** Its timer starts anew after the pointer and the focus have left. Dismiss returns the focus. */
export function AlertSnackbar({ alert, onDismiss }: { alert: Alert; onDismiss: () => void }) {
  const t = useText(text)
  const [language] = useLanguage()
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const focusedBefore = useRef<Element | null>(null)
  const { color, bg, shape } = tones[alert.tone]
  const dismiss = useEffectEvent(onDismiss)
  const isPaused = isHovered || isFocused

  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => dismiss(), alert.milliseconds)
    return () => clearTimeout(timer)
  }, [isPaused, alert.milliseconds])

  const returnFocus = () => {
    if (isFocused && focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus()
  }

  return (
    <chakra.div
      role={alert.tone === 'error' ? 'alert' : 'group'}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget
        setFocused(true)
      }}
      onBlur={() => setFocused(false)}
      pointerEvents="auto"
      display="flex"
      // Two buttons leave no room for the message on a phone.
      flexWrap={{ base: alert.action ? 'wrap' : 'nowrap', md: 'nowrap' }}
      justifyContent="flex-end"
      alignItems="center"
      gap={{ base: alert.action ? '0' : '1', md: '1' }}
      maxWidth="560px"
      width="100%"
      bg={bg}
      color="ink"
      border="1px solid"
      borderColor={color}
      borderRadius="card"
      boxShadow="0 4px 16px rgb(0 0 0 / 0.12)"
      paddingInlineStart="2"
      paddingBlock="half"
    >
      <chakra.span
        display="flex"
        alignItems="center"
        gap="1"
        flex={{ base: alert.action ? '1 0 100%' : '1', md: '1' }}
        paddingBlock="half"
      >
        <chakra.span color={color}>
          <Icon shape={shape} />
        </chakra.span>
        <MessageWithPhone message={messageIn(alert.message, language)} />
      </chakra.span>
      {alert.action && <ActionButton {...alert.action} onDone={onDismiss} />}
      <Button
        look="plain"
        onClick={() => {
          returnFocus()
          onDismiss()
        }}
      >
        {t('dismiss')}
      </Button>
    </chakra.div>
  )
}

function ActionButton({ label, act, onDone }: AlertAction & { onDone: () => void }) {
  const [language] = useLanguage()
  return (
    <Button
      look="plain"
      onClick={() => {
        onDone()
        act()
      }}
    >
      {messageIn(label, language)}
    </Button>
  )
}
