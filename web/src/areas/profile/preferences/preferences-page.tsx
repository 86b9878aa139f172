import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FactRows } from '../../../ui/fact-rows.tsx'
import { Page } from '../../../ui/page.tsx'
import { SupportPhone } from '../../../ui/support-phone.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { text } from './messages.ts'

/** A sample with static data [3 §2 Preferences page]: it offers no saving. */
export function Component() {
  const t = useText(text)
  return (
    <Page title={t('title')}>
      <chakra.div display="grid" gap="3" maxWidth="720px" marginTop="2">
        <Card bg="infoSoft" borderColor="info">
          <chakra.p fontWeight="700">{t('sample')}</chakra.p>
          <p>{t('sampleLead')}</p>
        </Card>
        <SampleCard title={t('placement')} change={t('updatePreferences')}>
          <FactRows
            rows={[
              [t('location'), t('locationValue')],
              [t('type'), t('typeValue')],
              [t('hours'), t('hoursValue')],
              [t('pay'), t('payValue')],
              [t('distance'), t('distanceValue')],
              [t('customer'), t('customerValue')],
            ]}
          />
        </SampleCard>
        <SampleCard title={t('schedule')}>{t('scheduleValue')}</SampleCard>
        <SampleCard title={t('availability')} change={t('changeAvailability')}>
          {t('availabilityValue')}
        </SampleCard>
        <TextLink to="/info/profile">{t('toProfile')}</TextLink>
      </chakra.div>
    </Page>
  )
}

interface SampleCardProps {
  title: string
  /** Label of a button that tells how to change this meanwhile. */
  change?: string
  children: ReactNode
}

function SampleCard({ title, change, children }: SampleCardProps) {
  const t = useText(text)
  const id = useId()
  const [pressed, setPressed] = useState(false)
  return (
    <Card asChild display="grid" gap="2">
      <section aria-labelledby={id}>
        <chakra.h2 id={id} fontSize="lg" fontWeight="700">
          {title}
        </chakra.h2>
        <div>{children}</div>
        {change && (
          <div>
            <Button onClick={() => setPressed(true)}>{change}</Button>
            <p role="status">{pressed && t.rich('notYet', { phone: () => <SupportPhone /> })}</p>
          </div>
        )}
      </section>
    </Card>
  )
}
