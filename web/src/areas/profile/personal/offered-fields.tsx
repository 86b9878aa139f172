import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import type { Form } from '../../../forms/form.ts'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { Personal } from '../../resume/personal/personal-values.ts'
import { usePersonalLabels } from '../../resume/personal/use-personal-labels.ts'
import { differingFields } from './differing-fields.ts'
import { text } from './messages.ts'

type Differing = ReturnType<typeof differingFields>[number]

export interface Offered {
  found: Personal
  /** Each new value above 0 moves the focus here. */
  focusCount: number
}

interface OfferedFieldsProps extends Offered {
  form: Form<Personal & { version: string }>
}

/** Values of a résumé that differ from those of the form, each with a button that takes it over. */
export function OfferedFields({ form, found, focusCount }: OfferedFieldsProps) {
  const t = useText(text)
  const labels = usePersonalLabels()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusCount > 0) box.current?.focus()
  }, [focusCount])
  const [used, setUsed] = useState<Differing['name']>()
  const differing = differingFields(found, form.values)
  if (differing.length === 0 && !used) return null
  return (
    <chakra.div
      ref={box}
      role="group"
      aria-label={t('offered')}
      tabIndex={-1}
      display="grid"
      gap="1"
      padding="2"
      border="1px solid"
      borderColor="info"
      borderRadius="card"
      bg="infoSoft"
    >
      {differing.length > 0 && <chakra.p fontWeight="600">{t('offered')}</chakra.p>}
      <chakra.ul listStyleType="none" display="grid" gap="1">
        {differing.map(({ name, value }) => (
          <chakra.li key={name} display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
            <chakra.span overflowWrap="anywhere">
              {labels[name]}: <strong>{value}</strong>
            </chakra.span>
            <Button
              look="plain"
              onClick={() => {
                form.change(name, value)
                setUsed(name)
                form.focus(name)
              }}
            >
              <span>
                {t.rich('use', { name: () => <chakra.span srOnly>{labels[name]}</chakra.span> })}
              </span>
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p role="status" color="muted">
        {used && t('used', { label: labels[used] })}
      </chakra.p>
    </chakra.div>
  )
}
