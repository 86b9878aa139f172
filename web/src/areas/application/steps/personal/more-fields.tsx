import { chakra } from '@chakra-ui/react'
import { readAdSources } from '@gatehouse/contracts/portal/lookups'
import { unknownOption } from '@gatehouse/contracts/rules/optional-text'
import { useEffect } from 'react'
import { ChoiceField } from '../../../../forms/choice/choice-field.tsx'
import { useOptions } from '../../../../forms/choice/use-options.ts'
import { YesNoField } from '../../../../forms/choice/yes-no-field.tsx'
import type { Form } from '../../../../forms/form.ts'
import { useText } from '../../../../language/use-text.ts'
import { isInMobileApp } from '../../../jobs/mobile-app.ts'
import { text } from '../../../resume/personal/messages.ts'
import type { Personal } from '../../../resume/personal/personal-values.ts'
import { useApplication } from '../../model/application-context.ts'
import { ReferredAdSource } from './referred-ad-source.tsx'
import { referringSite } from './referring-site.ts'
import { useApplicationFields } from './use-application-fields.tsx'

/**
 * Previous employment and ad source; the mobile app sets its own ad source [2 §5], as does a list
 * without options, and a referring site suggests its own [1 §7].
 */
export function MoreFields({ form }: { form: Form<Personal> }) {
  const t = useText(text)
  const field = useApplicationFields(form)
  const { brand, application } = useApplication()
  const sources = useOptions(readAdSources, { params: { brand } })
  const asksSource = !isInMobileApp() && sources.data?.options.length !== 0
  const site = asksSource ? referringSite() : undefined
  /** Never empty: a question that is not shown could not be answered. */
  const unaskedSource = sources.data
    ? (sources.data.defaultId ?? unknownOption)
    : form.values.adSource || unknownOption

  useEffect(() => {
    if (!asksSource && form.values.adSource !== unaskedSource)
      form.change('adSource', unaskedSource)
  }, [asksSource, unaskedSource])

  return (
    <chakra.div display="grid" gap="2">
      {!application.optionalFields.includes('previouslyEmployed') && (
        <YesNoField
          form={form}
          name="previouslyEmployed"
          label={t('previouslyEmployed')}
          errorLabel={t('previouslyEmployedCalled')}
        />
      )}
      {asksSource && (
        <ChoiceField {...field('adSource')} errorLabel={t('adSourceCalled')} list={sources} />
      )}
      {site && <ReferredAdSource form={form} site={site} sources={sources} />}
    </chakra.div>
  )
}
