import { chakra } from '@chakra-ui/react'
import { type Application, discardApplication } from '@gatehouse/contracts/portal/application'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { useApplying } from './applying-context.ts'
import type { Saver } from './draft/saver.ts'
import { text } from './messages.ts'

const Dialog = lazy(async () => ({ default: (await import('../../ui/dialog.tsx')).Dialog }))

interface ContinuedProps {
  view: Application
  continued: boolean
  saver: Saver
  onNothing: () => void
}

/** As whom one applies, that what was typed before is back, and the way to begin anew. */
export function Continued({ view, continued, saver, onNothing }: ContinuedProps) {
  const t = useText(text)
  const {
    job: { id },
  } = useApplying()
  const [asking, setAsking] = useState(false)
  const [fault, setFault] = useState<unknown>(null)

  const discard = async () => {
    setFault(null)
    saver.drop()
    try {
      await call(discardApplication, { params: { id } })
      onNothing()
    } catch (fault) {
      setFault(fault)
    }
  }

  return (
    <chakra.div display="grid" gap="half">
      {continued && (
        <p>
          <strong>{t('continued')}</strong> {t('back')}
        </p>
      )}
      {view.checkFailed && <p role="status">{t('checkFailed')}</p>}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
        {view.email && (
          <chakra.span overflowWrap="anywhere">
            {t('applyingAs', { email: view.email })}
          </chakra.span>
        )}
        <Button look="plain" marginInlineStart="-8px" onClick={() => setAsking(true)}>
          {t('startOver')}
        </Button>
      </chakra.div>
      {asking && (
        <Suspense>
          <Dialog title={t('startOverTitle')} description={t('startOverLead')} width="440px">
            <chakra.div display="grid" gap="2">
              {fault !== null && <Failure fault={fault} onRetry={() => void discard()} />}
              <chakra.div display="flex" flexDirection={{ base: 'column', md: 'row' }} gap="1">
                <Button look="primary" onClick={() => setAsking(false)}>
                  {t('keep')}
                </Button>
                <Button onClick={() => void discard()}>{t('discard')}</Button>
              </chakra.div>
            </chakra.div>
          </Dialog>
        </Suspense>
      )}
    </chakra.div>
  )
}
