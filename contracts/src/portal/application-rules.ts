import { object, string } from 'yup'
import { monthYear, readMonthYear, toMonths } from '../rules/month-year.ts'
import { chosenId, optionalText, ticked, yesOrNo } from '../rules/optional-text.ts'
import { cityName, optionalName, personName } from '../rules/person-name.ts'
import { phone } from '../rules/phone.ts'
import { postalCode } from '../rules/postal-code.ts'
import { rule } from '../rules/rule.ts'
import { saidText } from '../rules/said-text.ts'
import { readUsDate, usDate } from '../rules/us-date.ts'
import { mostLines } from './application-fields.ts'

const required = rule('required')
const optionalPhone = phone.default('')
/** Letters before the box leave out "Pobox Lane"; the hint says that such an address is none. */
const poBox = /(^|[\s,])p\.?\s*o\.?\s*box\b/i
const state = string()
  .typeError(rule('invalid'))
  .default('')
  .matches(/^([A-Z]{2,3})?$/, rule('invalid'))

/** What need not be given: it is on file, or nobody is asked for it. */
export type Spared = readonly string[]

/**
 * Personal Information [2 §5]. `spared` names the fields that may stay empty; what is given in them
 * obeys the rules all the same.
 */
export function personalRules(spared: Spared = []) {
  const given = (name: string) => !spared.includes(name)
  const name = (field: string) => (given(field) ? personName : optionalName)
  const phones = given('cellPhone') && given('phone')
  return object({
    firstName: name('firstName'),
    middleName: optionalName.when('noMiddleName', ([none], rules) =>
      none === 'yes' || !given('middleName') ? rules : rules.required(required),
    ),
    noMiddleName: ticked,
    lastName: name('lastName'),
    cellPhone: optionalPhone.test(
      'either-phone',
      rule('either-phone'),
      (typed, { parent }) => !phones || !!typed || !!parent.phone,
    ),
    phone: optionalPhone,
    emergencyPhone: optionalPhone,
    linkedIn: optionalText(200),
    address: (given('address') ? saidText(100) : optionalText(100)).test(
      'po-box',
      rule('po-box'),
      (typed = '') => !poBox.test(typed),
    ),
    apartment: optionalText(20),
    city: given('city') ? cityName : optionalName,
    state: given('state') ? state.required(required) : state,
    postalCode: given('postalCode') ? postalCode.required(required) : postalCode,
    previouslyEmployed: given('previouslyEmployed') ? yesOrNo.required(required) : yesOrNo,
    adSource: given('adSource') ? chosenId.required(required) : chosenId,
  })
}

const unlessCurrent = (rules: typeof monthYear) =>
  rules.when('current', ([current], rules) =>
    current === 'yes' ? rules : rules.required(required),
  )

/** An entry of work history [2 §5 Work-history form, 3 §5]. An employer of today has no end. */
export const employmentRules = object({
  id: chosenId,
  company: saidText(100),
  city: cityName,
  state: state.required(required),
  postalCode: postalCode.required(required),
  phone: optionalPhone,
  jobTitle: saidText(100),
  start: monthYear.required(required),
  end: unlessCurrent(monthYear).test('before-start', rule('before-start'), (end, { parent }) => {
    const [from, to] = [readMonthYear(parent.start), readMonthYear(end)]
    return parent.current === 'yes' || !from || !to || toMonths(from) <= toMonths(to)
  }),
  current: ticked,
  supervisor: saidText(100),
  description: saidText(mostLines),
  reason: unlessCurrent(chosenId),
  comments: optionalText(mostLines),
  mayContact: yesOrNo.required(required),
})

/** A grade point average: 0 to 5.99 [3 §5]. */
const gradePattern = /^([0-5](\.\d{1,2})?)?$/

/** An entry of education; where the two required sets differ, the stricter [3 §5, decisions]. */
export const educationRules = object({
  id: chosenId,
  level: chosenId.required(required),
  school: saidText(100),
  course: saidText(100),
  degree: saidText(100),
  years: string()
    .typeError(rule('invalid'))
    .required(required)
    .matches(/^\d{1,4}$/, { message: rule('number'), excludeEmptyString: true }),
  grade: string().typeError(rule('invalid')).default('').matches(gradePattern, rule('grade')),
  city: cityName,
  state,
  country: string()
    .typeError(rule('invalid'))
    .required(required)
    .matches(/^[A-Z]{2}$/, { message: rule('invalid'), excludeEmptyString: true }),
})

/** A certification [3 §5]. */
export const certificationRules = object({
  id: chosenId,
  name: saidText(100),
  agency: saidText(100),
  state: state.required(required),
  issued: usDate.required(required).test('after-today', rule('after-today'), (typed) => {
    const day = readUsDate(typed)
    return !day || day <= today()
  }),
  expires: usDate.test('before-issue', rule('before-issue'), (typed, { parent }) => {
    const [issued, expires] = [readUsDate(parent.issued), readUsDate(typed)]
    return !issued || !expires || issued <= expires
  }),
  level: optionalText(60),
})

/** Today where the earth is furthest ahead: a day is not "after today" for whoever lives there. */
function today(): string {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
}

/** Self-identification: an answer to each; declining is one [2 §5, decisions]. */
export const selfIdentificationRules = object({
  disability: chosenId.required(required),
  gender: chosenId.required(required),
  ethnicity: chosenId.required(required),
  veteran: chosenId.required(required),
})
