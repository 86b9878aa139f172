import { object, string } from 'yup'
import { email } from './email.ts'
import { phone } from './phone.ts'
import { requiredText } from './required-text.ts'
import { rule } from './rule.ts'

/** What people can opt out of. */
export const optOuts = ['texts', 'emails', 'calls', 'sale'] as const
export type OptOut = (typeof optOuts)[number]

/** Chosen ones, as a form holds them: "texts,calls". */
const some = new RegExp(`^(${optOuts.join('|')})(,(${optOuts.join('|')}))*$`)

/**
 * Who opts out of what. Texts and calls go to a phone and mail to an address, so each needs the one
 * it stops; for anything else either will do, by which somebody can be found.
 */
export const optOutRequest = object({
  choices: string()
    .typeError(rule('invalid'))
    .required(rule('required'))
    .matches(some, { message: rule('invalid'), excludeEmptyString: true }),
  name: requiredText(100),
  email: email.notRequired().when(['choices', 'phone'], ([choices, phone], rules) => {
    const needed = stops(choices, 'emails') || (!needsPhone(choices) && !phone)
    return needed ? rules.required(rule('required')) : rules
  }),
  phone: phone.when('choices', ([choices], rules) =>
    needsPhone(choices) ? rules.required(rule('required')) : rules,
  ),
})

function stops(choices: unknown, one: OptOut): boolean {
  return String(choices ?? '')
    .split(',')
    .includes(one)
}

function needsPhone(choices: unknown): boolean {
  return stops(choices, 'texts') || stops(choices, 'calls')
}
