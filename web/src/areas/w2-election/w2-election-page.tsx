import { chakra } from '@chakra-ui/react'
import { readW2Election, type W2Election } from '@gatehouse/contracts/portal/w2-election'
import { useState } from 'react'
import { useDate } from '../../language/use-date.ts'
import { useText } from '../../language/use-text.ts'
import { pageLoader } from '../../portal/page-loader.ts'
import { ignoreNotFound, isNotFound } from '../../portal/portal-error.ts'
import { load, setCached, useRead } from '../../portal/use-read.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { SupportPhone } from '../../ui/support-phone.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ElectionForm } from './election-form.tsx'
import { text } from './messages.ts'

export const loader = pageLoader(() => load(readW2Election, {}).catch(ignoreNotFound))

/** Delivery of the W-2 [3 §2 Time & Payment routes]. */
export function Component() {
  const t = useText(text)
  const date = useDate()
  const read = useRead(readW2Election, {})
  /** An election on this page and its day (ISO 8601): a withdrawal must be confirmed with its date. */
  const [saved, setSaved] = useState<{ election: W2Election; at: string }>()
  return (
    <Page title={t('title')} lead={t('lead')}>
      <chakra.div maxWidth="720px">
        {isNotFound(read.error) ? (
          <Notice>{t.rich('notAvailable', { phone: () => <SupportPhone /> })}</Notice>
        ) : (
          <Loaded read={read}>
            {({ election }) => (
              <>
                <ElectionForm
                  election={election}
                  onSaved={(chosen) => {
                    setSaved({ election: chosen, at: new Date().toISOString() })
                    void setCached(readW2Election, {}, { election: chosen })
                  }}
                />
                <chakra.p role="status" paddingTop="2" fontWeight="600">
                  {saved &&
                    saved.election === election &&
                    t('confirmed', { date: date(saved.at), election: t(election) })}
                </chakra.p>
              </>
            )}
          </Loaded>
        )}
        <TextLink to="/timesheets/tax-information">{t('taxInformation')}</TextLink>
      </chakra.div>
    </Page>
  )
}
