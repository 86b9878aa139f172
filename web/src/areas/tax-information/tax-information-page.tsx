import { chakra } from '@chakra-ui/react'
import { requestTaxForm } from '@gatehouse/contracts/portal/tax-information'
import { useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { hasCode } from '../../portal/portal-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Page } from '../../ui/page.tsx'
import { ProblemBox } from '../../ui/problem-box.tsx'
import { useAction } from '../../ui/use-action.ts'
import { text as payrollText } from '../payroll-pages/messages.ts'
import { PayrollFrame } from '../payroll-pages/payroll-frame.tsx'
import { text } from './messages.ts'

/** Tax Information: asks payroll for the form by e-mail [3 §4]. */
export function Component() {
  const t = useText(text)
  const p = useText(payrollText)
  const [isSent, setSent] = useState(false)
  const { busy, error, run } = useAction(async () => {
    setSent(false)
    await call(requestTaxForm, {})
    setSent(true)
  })
  const isUnknown = hasCode(error, 'outcome-unknown')

  return (
    <Page title={t('title')} lead={t('lead')}>
      <Card display="grid" gap="2" maxWidth="640px">
        <p>{t('explanation')}</p>
        {isUnknown && <ProblemBox message={t('unknown')} error={error} takesFocus />}
        {error !== undefined && !isUnknown && <Failure error={error} onRetry={run} />}
        <div>
          <Button look="primary" aria-disabled={busy} aria-busy={busy} onClick={run}>
            {t('send')}
          </Button>
        </div>
        <chakra.div role="status">
          {isSent && (
            <>
              <chakra.p fontWeight="600">{t('sent')}</chakra.p>
              <chakra.p color="muted">{t('sentAlready')}</chakra.p>
            </>
          )}
        </chakra.div>
      </Card>
      <chakra.section marginTop="4">
        <chakra.h2 fontSize="lg" fontWeight="700" marginBottom="2">
          {p('w4')}
        </chakra.h2>
        <PayrollFrame page="w4-information" title={p('frame-w4-information')} />
      </chakra.section>
    </Page>
  )
}
