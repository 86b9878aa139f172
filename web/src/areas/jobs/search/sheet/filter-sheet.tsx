import { chakra } from '@chakra-ui/react'
import { sortColumns } from '@gatehouse/contracts/portal/jobs'
import { FormElement } from '../../../../forms/form-element.tsx'
import { SelectField } from '../../../../forms/select-field.tsx'
import { useText } from '../../../../language/use-text.ts'
import { BottomSheet } from '../../../../ui/bottom-sheet.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useWhere } from '../../where.ts'
import {
  BrandField,
  CityField,
  DistanceField,
  IdField,
  StateField,
  TypeField,
} from '../filter-fields.tsx'
import { text } from '../messages.ts'
import { PostalCodeField } from '../postal-code-field.tsx'
import type { FiltersForm } from '../use-filters.ts'
import { text as sheetText } from './messages.ts'

/** All filters but the keyword, and the order, which a table has in its headers. */
export function FilterSheet({ form, onClose }: { form: FiltersForm; onClose: () => void }) {
  const t = useText(text)
  const s = useText(sheetText)
  const { worker } = useWhere()

  const columns = { title: t('jobTitle'), type: t('type'), city: t('city'), state: t('state') }
  const orders = sortColumns.flatMap((column) =>
    column === 'posted'
      ? [
          { value: 'posted-desc', label: s('newest') },
          { value: 'posted-asc', label: s('oldest') },
        ]
      : [
          { value: `${column}-asc`, label: s('ascending', { column: columns[column] }) },
          { value: `${column}-desc`, label: s('descending', { column: columns[column] }) },
        ],
  )

  return (
    <BottomSheet title={s('title')} close={s('close')} onClose={onClose}>
      <FormElement
        submit={() => {
          if (form.submit()) onClose()
        }}
      >
        <chakra.div display="grid" gap="2">
          <TypeField form={form} />
          <IdField form={form} />
          {worker && <BrandField form={form} />}
          <StateField form={form} />
          <CityField form={form} />
          <PostalCodeField form={form} maxLength={5} />
          <DistanceField form={form} />
          <SelectField form={form} name="order" label={s('order')} options={orders} />
        </chakra.div>
        <chakra.div
          position="sticky"
          bottom="0"
          bg="surface"
          paddingBlock="2"
          display="grid"
          gap="1"
          borderTop="1px solid"
          borderColor="line"
        >
          <Button type="submit" look="primary">
            {s('update')}
          </Button>
          <Button
            onClick={() => {
              form.reset()
              onClose()
            }}
          >
            {t('reset')}
          </Button>
        </chakra.div>
      </FormElement>
    </BottomSheet>
  )
}
