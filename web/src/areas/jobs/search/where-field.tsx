import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { SuggestField } from '../../../forms/suggest/suggest-field.tsx'
import { useText } from '../../../language/use-text.ts'
import { settings } from '../../../portal/settings.ts'
import { Icon } from '../../../ui/icon.tsx'
import { listPlaces } from './known-places.ts'
import { text } from './messages.ts'
import { readPostalCode } from './stored-postal-code.ts'
import type { FiltersForm } from './use-filters.ts'

/** City, state or postal code, typed or located; geolocation is requested only on a press. */
export function WhereField({ form }: { form: FiltersForm }) {
  const t = useText(text)
  const stored = readPostalCode()
  const [locating, setLocating] = useState(false)
  const [outcome, setOutcome] = useState<'located' | 'locateFailed'>()

  const locate = async () => {
    if (locating) return
    setLocating(true)
    setOutcome(undefined)
    try {
      const { locatePostalCode } = await import('./locate-postal-code.ts')
      form.change('where', await locatePostalCode())
      setOutcome('located')
    } catch {
      setOutcome('locateFailed')
    } finally {
      setLocating(false)
    }
  }

  const locateButton = settings.findsPostalCode && (
    <Locate
      type="button"
      aria-label={t(locating ? 'locating' : 'locate')}
      title={t('locate')}
      aria-busy={locating}
      onClick={() => void locate()}
    >
      <Icon shape="location" />
    </Locate>
  )
  return (
    <div>
      <SuggestField
        form={form}
        name="where"
        label={t('where')}
        aside={locateButton}
        maxLength={60}
        known={[...(stored ? [stored] : []), ...listPlaces(), ...form.stateNames]}
      />
      <chakra.p role="status" fontSize="sm" color="muted">
        {outcome && t(outcome)}
      </chakra.p>
    </div>
  )
}

const Locate = chakra('button', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '0',
    width: '48px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'card',
    color: 'accent',
    cursor: 'pointer',
    _hover: { color: 'accentHover' },
    '&[aria-busy=true]': { color: 'muted' },
  },
})
