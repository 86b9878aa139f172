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
      <Names>
        {lockedNames.map(
          (name) =>
            names[name] && (
              <chakra.div key={name} display="contents">
                <dt>{t(name)}</dt>
                <dd>{names[name]}</dd>
              </chakra.div>
            ),
        )}
      </Names>
    </section>
  )
}

const Names = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
    columnGap: '2',
    '& dt': { color: 'muted', overflowWrap: 'break-word' },
    '& dd': { overflowWrap: 'anywhere' },
  },
})
