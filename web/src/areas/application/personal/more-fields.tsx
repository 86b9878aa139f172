import { chakra } from '@chakra-ui/react'
import { readAdSources } from '@gatehouse/contracts/portal/lookups'
import { useEffect } from 'react'
import type { Form } from '../../../forms/use-endpoint-form.ts'
import { useText } from '../../../language/use-text.ts'
import { isInMobileApp } from '../../jobs/mobile-app.ts'
import { useApplying } from '../applying-context.ts'
import { ChoiceField } from '../fields/choice-field.tsx'
import { useLookUp } from '../fields/use-look-up.ts'
import { YesNoField } from '../fields/yes-no-field.tsx'
import { text } from './messages.ts'
import { useFields } from './use-fields.tsx'

/** Asked of who is new; in the mobile app nobody is asked how they came here [2 §5]. */
export function MoreFields({ form }: { form: Form }) {
  const t = useText(text)
  const field = useFields(form)
  const { brand, view } = useApplying()
  const sources = useLookUp(readAdSources, { params: { brand } })
  const { defaultId } = sources.data ?? {}
  const usual = isInMobileApp() ? defaultId : undefined

  useEffect(() => {
    if (usual && form.values.adSource !== usual) form.change('adSource', usual)
  }, [usual])

  return (
    <chakra.div display="grid" gap="2">
      {!view.optionalFields.includes('previouslyEmployed') && (
        <YesNoField
          form={form}
          name="previouslyEmployed"
          label={t('previouslyEmployed')}
          called={t('previouslyEmployedCalled')}
        />
      )}
      {!usual && <ChoiceField {...field('adSource')} called={t('adSourceCalled')} list={sources} />}
    </chakra.div>
  )
}
