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
    return t(keyOf(rule, label, limit), { label, limit, character })
  }
}

function keyOf(rule: Rule, label: string, limit: string) {
  if (rule === 'required' && label.endsWith('?')) return 'unanswered'
  return rule === 'too-long' && limit ? 'longer-than' : rule
}
