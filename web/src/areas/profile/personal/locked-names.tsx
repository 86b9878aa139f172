import { chakra } from '@chakra-ui/react'
import { lockedNames } from '@gatehouse/contracts/portal/profile'
import { useText } from '../../../language/use-text.ts'
import { text as personalText } from '../../resume/personal/messages.ts'
import type { Personal } from '../../resume/personal/personal-values.ts'
import { text } from './messages.ts'

export function LockedNames({ values }: { values: Personal }) {
  const t = useText(text)
  const p = useText(personalText)
  return (
    <section aria-label={t('names')}>
      <chakra.p fontWeight="700">{t('names')}</chakra.p>
      <chakra.p color="muted" fontSize="sm" marginBottom="1">
        {t('locked')}
      </chakra.p>
      <chakra.dl display="grid" gridTemplateColumns="max-content 1fr" columnGap="2">
        {lockedNames.map(
          (name) =>
            values[name] !== '' && (
              <chakra.div key={name} display="contents">
                <chakra.dt color="muted">{p(name)}</chakra.dt>
                <dd>{values[name]}</dd>
              </chakra.div>
            ),
        )}
      </chakra.dl>
    </section>
  )
}
