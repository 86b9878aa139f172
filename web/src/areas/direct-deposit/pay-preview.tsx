import { chakra } from '@chakra-ui/react'
import { splitPay } from '@gatehouse/contracts/rules/deposits'
import { useId } from 'react'
import { useMoney } from '../../language/use-money.ts'
import { useText } from '../../language/use-text.ts'
import { useAccountTitle } from './account-name.tsx'
import type { Entry } from './entries.ts'
import { text } from './messages.ts'

/** In cents. */
const samplePay = 100_000

/** Split of a pay of $1,000, as a bar and as a list. */
export function PayPreview({ entries }: { entries: readonly Entry[] }) {
  const t = useText(text)
  const id = useId()
  const money = useMoney()
  const accountTitle = useAccountTitle()
  const { shares, rest } = splitPay(entries, samplePay)
  const parts = [
    ...entries.map((entry, index) => ({
      key: entry.id,
      name: accountTitle(entry),
      cents: shares[index] ?? 0,
    })),
    ...(rest > 0 ? [{ key: 'check', name: t('previewCheck'), cents: rest }] : []),
  ]
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="2" maxWidth="720px">
      <chakra.h2 id={id} fontSize="lg" fontWeight="700">
        {t('preview', { pay: money(samplePay) })}
      </chakra.h2>
      <Bar aria-hidden="true">
        {parts.map(
          ({ key, cents }, index) =>
            cents > 0 && (
              <Share
                key={key}
                style={{ flexGrow: cents }}
                data-check={key === 'check' || undefined}
              >
                {index + 1}
              </Share>
            ),
        )}
      </Bar>
      <chakra.ol listStyleType="decimal" paddingInlineStart="3" display="grid" gap="half">
        {parts.map(({ key, name, cents }) => (
          <chakra.li key={key}>
            <chakra.span display="flex" justifyContent="space-between" gap="2">
              <chakra.span overflowWrap="anywhere" minWidth="0">
                {name}
              </chakra.span>
              <chakra.span fontVariantNumeric="tabular-nums" fontWeight="600" whiteSpace="nowrap">
                {money(cents)}
              </chakra.span>
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  )
}

const Bar = chakra('div', {
  base: { display: 'flex', gap: '2px', height: '40px', borderRadius: 'card', overflow: 'hidden' },
})

const Share = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexBasis: '0',
    minWidth: '24px',
    bg: 'accent',
    color: 'onAccent',
    fontSize: 'sm',
    fontWeight: '600',
    printColorAdjust: 'exact',
    // Seen in forced colours alone.
    border: '1px solid transparent',
    borderRadius: 'card',
    '&[data-check]': { bg: 'accentSoft', color: 'ink' },
  },
})
