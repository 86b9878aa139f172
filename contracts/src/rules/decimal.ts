import { hundredthsOf } from './deposits.ts'
import { optionalText } from './optional-text.ts'
import { rule } from './rule.ts'

/** '$1,000.00' is '1000.00'. */
export function withoutSymbols(typed: string): string {
  return typed.replace(/[$,%\s]/g, '')
}

/** With two decimals at most, or ''; cast without symbols. */
export function decimal(name: 'amount' | 'percent', min: number, max: number) {
  return optionalText(20)
    .test(name, rule(name), (typed) => {
      const hundredths = hundredthsOf(withoutSymbols(typed ?? ''))
      return !typed || (hundredths >= min * 100 && hundredths <= max * 100)
    })
    .transform((typed: unknown) => (typeof typed === 'string' ? withoutSymbols(typed) : typed))
}
