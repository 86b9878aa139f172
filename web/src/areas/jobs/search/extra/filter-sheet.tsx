import { chakra } from '@chakra-ui/react'
import { FormElement } from '../../../../forms/form-element.tsx'
import { useText } from '../../../../language/use-text.ts'
import { BottomSheet } from '../../../../ui/bottom-sheet.tsx'
import { Button } from '../../../../ui/button.tsx'
import { text as searchText } from '../messages.ts'
import type { FiltersForm } from '../use-filters.ts'
import { text } from './messages.ts'
import { MoreFilters } from './more-filters.tsx'

interface FilterSheetProps {
  form: FiltersForm
  onClose: () => void
  onUpdate: () => void
}

export function FilterSheet({ form, onClose, onUpdate }: FilterSheetProps) {
  const t = useText(text)
  const s = useText(searchText)

  return (
    <BottomSheet title={t('title')} close={t('close')} onClose={onClose}>
      <FormElement submit={onUpdate}>
        <Fields>
          <MoreFilters form={form} />
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
            {s('reset')}
          </Button>
          <Button type="submit" look="primary">
            {t('update')}
          </Button>
        </chakra.div>
      </FormElement>
    </BottomSheet>
  )
}

/**
 * Scrolls between the fixed title and buttons; the padding keeps focus rings visible. On a low screen,
 * as at 400 % zoom, the whole sheet scrolls.
 */
const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    '@media (min-height: 480px)': { maxHeight: 'calc(92dvh - 170px)', overflow: 'auto' },
    overscrollBehavior: 'contain',
    marginInline: '-8px',
    paddingInline: '1',
    paddingBlock: 'half',
  },
})
