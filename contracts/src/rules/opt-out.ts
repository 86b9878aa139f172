import { object, string } from 'yup'
import { email } from './email.ts'
import { nonBlankText } from './non-blank-text.ts'
import { phone } from './phone.ts'
import { rule } from './rule.ts'

export const optOuts = ['texts', 'emails', 'calls', 'sale'] as const
export type OptOut = (typeof optOuts)[number]

/** As in a form: "texts,calls". */
const choicesPattern = new RegExp(`^(${optOuts.join('|')})(,(${optOuts.join('|')}))*$`)

/** Requires a phone number for texts and calls, an address for e-mails, either for sale. */
export const optOutRequest = object({
  choices: string()
    .typeError(rule('invalid'))
    .required(rule('required'))
    .matches(choicesPattern, { message: rule('invalid'), excludeEmptyString: true }),
  name: nonBlankText(100),
  email: email.notRequired().when(['choices', 'phone'], ([choices, phone], rules) => {
    if (needsEmail(choices)) return rules.required(rule('required'))
    return needsPhone(choices) || phone ? rules : rules.required(rule('email-or-phone'))
  }),
  phone: phone.when('choices', ([choices], rules) =>
    needsPhone(choices) ? rules.required(rule('required')) : rules,
  ),
})

export function needsEmail(choices: unknown): boolean {
  return includesChoice(choices, 'emails')
}

export function needsPhone(choices: unknown): boolean {
  return includesChoice(choices, 'texts') || includesChoice(choices, 'calls')
}

function includesChoice(choices: unknown, choice: OptOut): boolean {
  return String(choices ?? '')
    .split(',')
    .includes(choice)
}
