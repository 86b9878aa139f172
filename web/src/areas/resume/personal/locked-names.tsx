import { chakra } from '@chakra-ui/react'
import { lockedNames } from '@gatehouse/contracts/portal/profile'
import { useText } from '../../../language/use-text.ts'
import { text } from './messages.ts'
import type { Personal } from './personal-values.ts'

interface LockedNamesProps {
  /** Those that are missing or empty are left out. */
  names: Partial<Personal>
  note: string
}

export function LockedNames({ names, note }: LockedNamesProps) {
  const t = useText(text)
  return (
    <section aria-label={t('names')}>
      <chakra.p fontWeight="700">{t('names')}</chakra.p>
      <chakra.p color="muted" fontSize="sm" marginBottom="1">
        {note}
      </chakra.p>
      <chakra.dl display="grid" gridTemplateColumns="max-content 1fr" columnGap="2">
        {lockedNames.map(
          (name) =>
            names[name] && (
              <chakra.div key={name} display="contents">
                <chakra.dt color="muted">{t(name)}</chakra.dt>
                <dd>{names[name]}</dd>
              </chakra.div>
            ),
        )}
      </chakra.dl>
    </section>
  )
}
