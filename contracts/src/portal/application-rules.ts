import { object, string } from 'yup'
import { monthYear, parseMonthYear, toMonths } from '../rules/month-year.ts'
import { nonBlankText } from '../rules/non-blank-text.ts'
import { checkboxValue, optionalText, optionId, yesOrNo } from '../rules/optional-text.ts'
import { cityName, optionalName, personName } from '../rules/person-name.ts'
import { phone } from '../rules/phone.ts'
import { postalCode } from '../rules/postal-code.ts'
import { rule } from '../rules/rule.ts'
import { parseUsDate, usDate } from '../rules/us-date.ts'
import { maxLongText } from './application-fields.ts'

const required = rule('required')
const optionalPhone = phone.default('')
/** A box has a number or ends the line: there is a Pobox Lane. */
const poBox = /(^|[\s,])p\.?\s*o\.?\s*box\s*(#|no\.?)?\s*(\d|$)/i
const state = string()
  .typeError(rule('invalid'))
  .default('')
  .matches(/^([A-Z]{2,3})?$/, rule('invalid'))

/** What need not be given: it is on file, or nobody is asked for it. */
export type OptionalFields = readonly string[]

/**
 * Personal Information [2 §5]. `spared` names the fields that may stay empty; what is given in them
 * obeys the rules all the same.
 */
export function personalRules(optionalFields: OptionalFields = []) {
  const isRequired = (name: string) => !optionalFields.includes(name)
  const name = (field: string) => (isRequired(field) ? personName : optionalName)
  const phones = isRequired('cellPhone') && isRequired('phone')
  return object({
    firstName: name('firstName'),
    middleName: optionalName.when('noMiddleName', ([none], rules) =>
      none === 'yes' || !isRequired('middleName') ? rules : rules.required(required),
    ),
    noMiddleName: checkboxValue,
    lastName: name('lastName'),
    cellPhone: optionalPhone.test(
      'either-phone',
      rule('either-phone'),
      (typed, { parent }) => !phones || !!typed || !!parent.phone,
    ),
    phone: optionalPhone,
    emergencyPhone: optionalPhone,
    linkedIn: optionalText(200),
    address: (isRequired('address') ? nonBlankText(100) : optionalText(100)).test(
      'po-box',
      rule('po-box'),
      (typed = '') => !poBox.test(typed),
    ),
    apartment: optionalText(20),
    city: isRequired('city') ? cityName : optionalName,
    state: isRequired('state') ? state.required(required) : state,
    postalCode: isRequired('postalCode') ? postalCode.required(required) : postalCode,
    previouslyEmployed: isRequired('previouslyEmployed') ? yesOrNo.required(required) : yesOrNo,
    adSource: isRequired('adSource') ? optionId.required(required) : optionId,
  })
}

const unlessCurrent = (rules: typeof monthYear) =>
  rules.when('current', ([current], rules) =>
    current === 'yes' ? rules : rules.required(required),
  )

/** An entry of work history [2 §5 Work-history form, 3 §5]. An employer of today has no end. */
export const employmentRules = object({
  id: optionId,
  company: nonBlankText(100),
  city: cityName,
  state: state.required(required),
  postalCode: postalCode.required(required),
  phone: optionalPhone,
  jobTitle: nonBlankText(100),
  start: monthYear.required(required),
  end: unlessCurrent(monthYear).test('before-start', rule('before-start'), (end, { parent }) => {
    const [from, to] = [parseMonthYear(parent.start), parseMonthYear(end)]
    return parent.current === 'yes' || !from || !to || toMonths(from) <= toMonths(to)
  }),
  current: checkboxValue,
  supervisor: nonBlankText(100),
  description: nonBlankText(maxLongText),
  reason: unlessCurrent(optionId),
  comments: optionalText(maxLongText),
  mayContact: yesOrNo.required(required),
})

/** A grade point average: 0 to 5.99 [3 §5]. */
const gradePattern = /^([0-5](\.\d{1,2})?)?$/

/** An entry of education; where the two required sets differ, the stricter [3 §5, decisions]. */
export const educationRules = object({
  id: optionId,
  level: optionId.required(required),
  school: nonBlankText(100),
  course: nonBlankText(100),
  degree: nonBlankText(100),
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
  id: optionId,
  name: nonBlankText(100),
  agency: nonBlankText(100),
  state: state.required(required),
  issued: usDate.required(required).test('after-today', rule('after-today'), (typed) => {
    const day = parseUsDate(typed)
    return !day || day <= today()
  }),
  expires: usDate.test('before-issue', rule('before-issue'), (typed, { parent }) => {
    const [issued, expires] = [parseUsDate(parent.issued), parseUsDate(typed)]
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
  disability: optionId.required(required),
  gender: optionId.required(required),
  ethnicity: optionId.required(required),
  veteran: optionId.required(required),
})
