import { chakra } from '@chakra-ui/react'
import { readAdSources } from '@gatehouse/contracts/portal/lookups'
import { useEffect } from 'react'
import type { Form } from '../../../../forms/form.ts'
import { useText } from '../../../../language/use-text.ts'
import { isInMobileApp } from '../../../jobs/mobile-app.ts'
import { ChoiceField } from '../../fields/choice-field.tsx'
import { useOptions } from '../../fields/use-options.ts'
import { YesNoField } from '../../fields/yes-no-field.tsx'
import { useApplication } from '../../model/application-context.ts'
import { text } from './messages.ts'
import type { Personal } from './personal-form.ts'
import { usePersonalFields } from './use-personal-fields.tsx'

/** Previous employment and ad source; the mobile app sets its own ad source [2 §5]. */
export function MoreFields({ form }: { form: Form<Personal> }) {
  const t = useText(text)
  const field = usePersonalFields(form)
  const { brand, application } = useApplication()
  const sources = useOptions(readAdSources, { params: { brand } })
  const { defaultId } = sources.data ?? {}
  const appSource = isInMobileApp() ? defaultId : undefined

  useEffect(() => {
    if (appSource && form.values.adSource !== appSource) form.change('adSource', appSource)
  }, [appSource])

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
      {!appSource && (
        <ChoiceField {...field('adSource')} errorLabel={t('adSourceCalled')} list={sources} />
      )}
    </chakra.div>
  )
}
