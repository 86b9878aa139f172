import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import { settings } from '../../portal/settings.ts'
import { PayrollFrame } from '../payroll-pages/payroll-frame.tsx'
import { PayrollPageLink } from '../payroll-pages/payroll-page-link.tsx'
import { text } from './messages.ts'

export function EtimeTab() {
  const t = useText(text)
  const { product } = settings
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div display="grid" gap="2">
        <p>{t('etimeLead')}</p>
        <div>
          <PayrollPageLink page="time-entry" look="primary">
            {t('openEtime', { product })}
          </PayrollPageLink>
        </div>
      </chakra.div>
      <section>
        <chakra.h2 fontSize="lg" fontWeight="700" marginBottom="2">
          {t('reported')}
        </chakra.h2>
        <PayrollFrame page="time-reporting" title={t('reportedFrame')} />
      </section>
    </chakra.div>
  )
}
