import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { text as choiceText } from '../../forms/choice/messages.ts'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { differingLabels } from './differing-labels.ts'
import { text } from './messages.ts'

type Values = Readonly<Record<string, string>>

interface ConflictProps {
  labels: Values
  stored: Values
  typed: Values
  onKeepStored: () => void
  onKeepTyped: () => void
}

/** Shows the fields that were saved elsewhere with another value, and lets the user choose. */
export function Conflict({ labels, stored, typed, onKeepStored, onKeepTyped }: ConflictProps) {
  const t = useText(text)
  const c = useText(choiceText)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [stored])
  const shown = (value = '') => {
    if (value === '') return t('none')
    return value === 'yes' || value === 'no' ? c(value) : value
  }
  return (
    <chakra.div
      ref={box}
      role="alert"
      tabIndex={-1}
      display="grid"
      gap="2"
      border="2px solid"
      borderColor="danger"
      borderRadius="card"
      padding="2"
    >
      <chakra.p fontWeight="700">{t('changed')}</chakra.p>
      <p>{t('changedLead')}</p>
      <chakra.dl display="grid" gap="2">
        {differingLabels(labels, stored, typed).map(([name, label]) => (
          <div key={name}>
            <chakra.dt fontWeight="600">{label}</chakra.dt>
            <chakra.dd overflowWrap="anywhere">
              {t('stored')}: {shown(stored[name])}
            </chakra.dd>
            <chakra.dd overflowWrap="anywhere">
              {t('typed')}: {shown(typed[name])}
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
      <ButtonRow>
        <Button onClick={onKeepTyped}>{t('keepTyped')}</Button>
        <Button onClick={onKeepStored}>{t('keepStored')}</Button>
      </ButtonRow>
    </chakra.div>
  )
}
