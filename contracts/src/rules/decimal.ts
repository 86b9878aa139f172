import { hundredthsOf } from './hundredths.ts'
import type { optionalText } from './optional-text.ts'
import { rule } from './rule.ts'

type TextSchema = ReturnType<typeof optionalText>

interface Bounds {
  name: 'amount' | 'percent'
  min: number
  max: number
  excluded: RegExp
}

const amountBounds: Bounds = { name: 'amount', min: 0.01, max: 9_999_999.99, excluded: /%/ }
const percentBounds: Bounds = { name: 'percent', min: 1, max: 100, excluded: /[$,]/ }

/** '$1,250.50', cast to '1250.50'. */
export const requireAmount = (schema: TextSchema) => decimal(schema, amountBounds)

/** '33.33 %', cast to '33.33'. */
export const requirePercent = (schema: TextSchema) => decimal(schema, percentBounds)

function decimal(schema: TextSchema, { name, min, max, excluded }: Bounds) {
  return schema
    .required(rule('required'))
    .test(name, rule(name), (typed) => {
      const hundredths = hundredthsOf(typed ?? '')
      const isWithin = hundredths >= min * 100 && hundredths <= max * 100
      return !typed || (isWithin && !excluded.test(typed))
    })
    .transform((typed: unknown) =>
      typeof typed === 'string' ? typed.replace(/[$,%\s]/g, '') : typed,
    )
}
