import { chakra } from '@chakra-ui/react'
import { acceptNotice, readSession } from '@gatehouse/contracts/portal/session'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSignOut } from '../../areas/session/use-sign-out.ts'
import { landingOf } from '../../areas/sign-in/landing.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { keep } from '../../portal/use-read.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { text } from './messages.ts'
import { NoticeText } from './notice-text.tsx'

/**
 * The privacy notice that California employees accept before anything else; who declines is signed
 * out [1 §2 California notice dialog, §4 California flow].
 */
export function CaliforniaNotice() {
  const t = useText(text)
  const signOut = useSignOut()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<unknown>(null)

  const accept = async () => {
    if (busy) return
    setBusy(true)
    setFault(null)
    try {
      const session = await call(acceptNotice, {})
      await keep(readSession, {}, session)
      if (session.gates.length > 0) await navigate(landingOf(session, undefined))
    } catch (fault) {
      setFault(fault)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog title={t('title')} description={t('description')} width="720px">
      <chakra.section
        aria-label={t('title')}
        tabIndex={0}
        maxHeight="min(42vh, 480px)"
        overflow="auto"
        border="1px solid"
        borderColor="line"
        borderRadius="card"
        padding="2"
        marginBottom="3"
        display="grid"
        gap="2"
      >
        <NoticeText heading="h3" />
      </chakra.section>
      {fault !== null && <Failure fault={fault} onRetry={() => void accept()} inForm />}
      <chakra.div display="flex" flexDirection={{ base: 'column', md: 'row' }} gap="1">
        <Button look="primary" aria-disabled={busy} onClick={() => void accept()}>
          {t('accept')}
        </Button>
        <Button onClick={() => void signOut('notice-declined')}>{t('decline')}</Button>
      </chakra.div>
    </Dialog>
  )
}
