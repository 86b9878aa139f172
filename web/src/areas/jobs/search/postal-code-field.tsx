import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Field } from '../../../forms/field.tsx'
import { useText } from '../../../language/use-text.ts'
import { settings } from '../../../portal/settings.ts'
import { Button } from '../../../ui/button.tsx'
import { text } from './messages.ts'
import type { FiltersForm } from './use-filters.ts'

interface PostalCodeFieldProps {
  form: FiltersForm
  /** Five on the sheet [2 §5]; ten where ZIP+4 may be given. */
  maxLength: 5 | 10
}

/** A postal code, typed, or found where the device is: it is asked for that only when pressed. */
export function PostalCodeField({ form, maxLength }: PostalCodeFieldProps) {
  const t = useText(text)
  const [finding, setFinding] = useState(false)
  const [said, setSaid] = useState<'located' | 'notLocated'>()

  const find = async () => {
    if (finding) return
    setFinding(true)
    setSaid(undefined)
    try {
      const { postalCodeHere } = await import('./postal-code-here.ts')
      form.change('postalCode', await postalCodeHere())
      setSaid('located')
    } catch {
      setSaid('notLocated')
    } finally {
      setFinding(false)
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
        required={false}
      />
      {settings.findsPostalCode && (
        <div>
          <Button
            look="plain"
            marginInlineStart="-8px"
            textAlign="start"
            aria-busy={finding}
            onClick={() => void find()}
          >
            {t(finding ? 'locating' : 'locate')}
          </Button>
          <chakra.p role="status" fontSize="sm" color="muted">
            {said && t(said)}
          </chakra.p>
        </div>
      )}
    </chakra.div>
  )
}
