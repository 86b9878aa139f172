import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ForgottenPassword } from './forgotten-password.tsx'
import { text } from './messages.ts'
import { PasswordForm } from './password-form.tsx'

/** `endedSessions`: number of other sessions ended; null if that failed. */
interface Changed {
  endedSessions: number | null
  times: number
}

/** Change Password: needs a step-up, and ends all other sessions [1 §4]. */
export function PasswordTab() {
  const t = useText(text)
  const [changed, setChanged] = useState<Changed>()
  return (
    <chakra.div display="grid" gap="3" maxWidth="640px">
      {changed && <Done key={changed.times} endedSessions={changed.endedSessions} />}
      <chakra.p color="muted">{t('lead')}</chakra.p>
      <PasswordForm
        key={`form ${changed?.times}`}
        onChanged={(endedSessions) =>
          setChanged({ endedSessions, times: (changed?.times ?? 0) + 1 })
        }
      />
      <ForgottenPassword />
    </chakra.div>
  )
}

/** Takes the focus from the form, which is remounted. */
function Done({ endedSessions }: { endedSessions: number | null }) {
  const t = useText(text)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <chakra.div
      ref={box}
      role="status"
      tabIndex={-1}
      scrollMarginTop="96px"
      display="flex"
      gap="1"
      bg="goodSoft"
      border="1px solid"
      borderColor="good"
      borderRadius="card"
      padding="2"
    >
      <chakra.span color="good" paddingBlock="2px">
        <Icon shape="done" />
      </chakra.span>
      <div>
        <chakra.p fontWeight="600">{t('changed')}</chakra.p>
        <p>
          {endedSessions === null
            ? t.rich('notEnded', {
                devices: () => (
                  <chakra.span textDecoration="underline" color="accent">
                    <Link to="/account/devices">{t('devices')}</Link>
                  </chakra.span>
                ),
              })
            : t('ended', { count: endedSessions })}
        </p>
      </div>
    </chakra.div>
  )
}
