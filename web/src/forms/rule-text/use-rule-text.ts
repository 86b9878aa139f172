import type { Rule } from '@gatehouse/contracts/rules/rule'
import { useText } from '../../language/use-text.ts'
import type { text } from './messages.ts'

interface RuleValues {
  label: string
  limit?: string
  value?: string | undefined
}

type Loaded = typeof import('./load.ts')

let loaded: Loaded | undefined
const nothing = { en: {}, es: {} } as unknown as typeof text

/** Loaded with the rules themselves: a first load needs neither. */
export async function loadRuleText(): Promise<void> {
  loaded ??= await import('./load.ts')
}

/** Describes a broken rule, of a question as a question; `loadRuleText` must have been called. */
export function useRuleText() {
  const t = useText(loaded?.text ?? nothing)
  return (rule: Rule, { label, limit = '', value = '' }: RuleValues): string => {
    if (!loaded) return ''
    const character = loaded.refusedCharacter(value)
    return t(textKeyOf(rule, { label, limit, value }), { label, limit, character })
  }
}

const rulesOfDecimals: readonly Rule[] = ['amount', 'percent', 'grade']

function textKeyOf(rule: Rule, { label, limit, value }: Record<keyof RuleValues, string>) {
  if (rule === 'required' && label.endsWith('?')) return 'unanswered'
  if (rule === 'too-long' && limit) return 'longer-than'
  const hasDecimalComma = /,\d{1,2}\D*$/.test(value)
  return hasDecimalComma && rulesOfDecimals.includes(rule) ? 'decimal-comma' : rule
}
