import { chakra } from '@chakra-ui/react'
import { hidePreference } from '@gatehouse/contracts/portal/account'
import { readSession } from '@gatehouse/contracts/portal/session'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { setCached } from '../../../portal/use-read.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Button } from '../../../ui/button.tsx'
import { checkStyle } from '../../../ui/check-style.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { requestedPath } from '../../session/landing.ts'
import { text } from './messages.ts'

/** Explains the preference gate, with a way past it; after it, the way on. */
export function ForcedNotice({ passed }: { passed: boolean }) {
  const t = useText(text)
  const requested = requestedPath(useLocation().search)
  const done = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (passed) done.current?.focus()
  }, [passed])

  return (
    <chakra.section
      aria-label={t('forcedTitle')}
      display="grid"
      gap="2"
      bg={passed ? 'goodSoft' : 'infoSoft'}
      border="1px solid"
      borderColor={passed ? 'good' : 'info'}
      borderRadius="card"
      padding="2"
    >
      {passed ? (
        <>
          <Line icon={<Icon shape="done" />} color="good">
            <chakra.p
              ref={done}
              tabIndex={-1}
              outline="none"
              fontWeight="600"
              scrollMarginTop="96px"
            >
              {t('passed')}
            </chakra.p>
          </Line>
          <div>
            <Button asChild>
              <Link to={requested ?? '/announcements'}>
                {t(requested ? 'goOnToRequested' : 'goOn')}
              </Link>
            </Button>
          </div>
        </>
      ) : (
        <>
          <Line icon={<Icon shape="info" />} color="info">
            <chakra.h2 fontWeight="700">{t('forcedTitle')}</chakra.h2>
          </Line>
          <p>{t('forced')}</p>
          <HideBox />
        </>
      )}
    </chakra.section>
  )
}

function Line({
  icon,
  color,
  children,
}: {
  icon: React.ReactNode
  color: string
  children: React.ReactNode
}) {
  return (
    <chakra.div display="flex" gap="1">
      <chakra.span color={color} paddingBlock="2px">
        {icon}
      </chakra.span>
      {children}
    </chakra.div>
  )
}

function HideBox() {
  const t = useText(text)
  const alerts = useAlerts()
  const [checked, setChecked] = useState(false)
  const { error, run } = useAction(
    async () => {
      setChecked(true)
      await setCached(readSession, {}, await call(hidePreference, {}))
    },
    () => {
      setChecked(false)
      alerts.raise('error', t('failed'), { isShownInPage: true })
      return false
    },
  )

  return (
    <>
      <chakra.label display="flex" alignItems="center" gap="1" minHeight="48px" cursor="pointer">
        <chakra.input {...checkStyle} type="checkbox" checked={checked} onChange={() => run()} />
        {t('hide')}
      </chakra.label>
      {error !== undefined && <Failure error={error} onRetry={run} />}
    </>
  )
}
