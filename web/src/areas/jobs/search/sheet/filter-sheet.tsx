import { chakra } from '@chakra-ui/react'
import { sortColumns } from '@gatehouse/contracts/portal/jobs'
import { FormElement } from '../../../../forms/form-element.tsx'
import { SelectField } from '../../../../forms/select-field.tsx'
import { useText } from '../../../../language/use-text.ts'
import { BottomSheet } from '../../../../ui/bottom-sheet.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useAudience } from '../../audience.ts'
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

/** All filters except the keyword, and the sort order, which the table has in its headers. */
export function FilterSheet({ form, onClose }: { form: FiltersForm; onClose: () => void }) {
  const t = useText(text)
  const s = useText(sheetText)
  const { worker } = useAudience()

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
        <Fields>
          <TypeField form={form} />
          <IdField form={form} />
          {worker && <BrandField form={form} />}
          <StateField form={form} />
          <CityField form={form} />
          <PostalCodeField form={form} maxLength={5} />
          <DistanceField form={form} />
          <SelectField form={form} name="order" label={s('order')} options={orders} />
        </Fields>
        <chakra.div
          paddingBlock="2"
          display="grid"
          gridTemplateColumns="1fr 2fr"
          gap="1"
          borderTop="1px solid"
          borderColor="line"
        >
          <Button
            paddingInline="1"
            onClick={() => {
              form.reset()
              onClose()
            }}
          >
            {t('reset')}
          </Button>
          <Button type="submit" look="primary">
            {s('update')}
          </Button>
        </chakra.div>
      </FormElement>
    </BottomSheet>
  )
}

/** Scrolls between the fixed title and buttons; the padding keeps focus rings visible. */
const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    maxHeight: 'calc(92dvh - 170px)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    marginInline: '-8px',
    paddingInline: '1',
    paddingBlock: 'half',
  },
})
