import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { Field } from '../../../forms/field.tsx'
import { useText } from '../../../language/use-text.ts'
import { settings } from '../../../portal/settings.ts'
import { Button } from '../../../ui/button.tsx'
import { keptPostalCode } from './kept-postal-code.ts'
import { text } from './messages.ts'
import type { FiltersForm } from './use-filters.ts'

interface PostalCodeFieldProps {
  form: FiltersForm
  /** 5 on the sheet [2 §5]; 10 allows ZIP+4. */
  maxLength: 5 | 10
}

/** Postal code, typed or located; geolocation is requested only on click. Offers the last one located. */
export function PostalCodeField({ form, maxLength }: PostalCodeFieldProps) {
  const t = useText(text)
  const listId = useId()
  const kept = keptPostalCode()
  const [locating, setLocating] = useState(false)
  const [outcome, setOutcome] = useState<'located' | 'locateFailed'>()

  const locate = async () => {
    if (locating) return
    setLocating(true)
    setOutcome(undefined)
    try {
      const { locatePostalCode } = await import('./locate-postal-code.ts')
      form.change('postalCode', await locatePostalCode())
      setOutcome('located')
    } catch {
      setOutcome('locateFailed')
    } finally {
      setLocating(false)
    }
  }

  return (
    <chakra.div display="grid" gap="half">
      <Field
        form={form}
        name="postalCode"
        label={t('postalCode')}
        maxLength={maxLength}
        inputMode="numeric"
        autoComplete="postal-code"
        list={kept ? listId : undefined}
        required={false}
      />
      {kept && (
        <datalist id={listId}>
          <option value={kept} />
        </datalist>
      )}
      {settings.findsPostalCode && (
        <div>
          <Button
            look="plain"
            marginInlineStart="-8px"
            textAlign="start"
            aria-busy={locating}
            onClick={() => void locate()}
          >
            {t(locating ? 'locating' : 'locate')}
          </Button>
          <chakra.p role="status" fontSize="sm" color="muted">
            {outcome && t(outcome)}
          </chakra.p>
        </div>
      )}
    </chakra.div>
  )
}
