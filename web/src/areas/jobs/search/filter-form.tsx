import { chakra } from '@chakra-ui/react'
import type { JobSearch } from '@gatehouse/contracts/portal/jobs'
import { FormElement } from '../../../forms/form-element.tsx'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useAudience } from '../audience.ts'
import {
  BrandField,
  CityField,
  DistanceField,
  IdField,
  KeywordField,
  StateField,
  TypeField,
} from './filter-fields.tsx'
import { text } from './messages.ts'
import { PostalCodeField } from './postal-code-field.tsx'
import { useFilters } from './use-filters.ts'

export function FilterForm({ search }: { search: JobSearch }) {
  const t = useText(text)
  const { worker } = useAudience()
  const form = useFilters(search)
  return (
    <Card role="search" marginBottom="3">
      <FormElement submit={form.submit}>
        <chakra.div display="grid" gridTemplateColumns="repeat(4, 1fr)" alignItems="start" gap="2">
          <chakra.div gridColumn={worker ? undefined : 'span 2'}>
            <KeywordField form={form} />
          </chakra.div>
          <TypeField form={form} />
          <IdField form={form} />
          {worker && <BrandField form={form} />}
          <CityField form={form} />
          <StateField form={form} />
          <PostalCodeField form={form} maxLength={10} />
          <DistanceField form={form} />
        </chakra.div>
        <chakra.div display="flex" gap="1">
          <Button type="submit" look="primary">
            {t('search')}
          </Button>
          <Button look="plain" onClick={form.reset}>
            {t('reset')}
          </Button>
        </chakra.div>
      </FormElement>
    </Card>
  )
}
