import { object, string } from 'yup'
import { choice } from '../rules/choice.ts'
import { genders } from '../rules/gender.ts'
import { latestToday } from '../rules/latest-today.ts'
import { isPastMonth, monthYear, parseMonthYear, toMonths } from '../rules/month-year.ts'
import { tidyText } from '../rules/non-blank-text.ts'
import {
  checkboxValue,
  declinableOptionId,
  entryId,
  optionalText,
  optionId,
  yesOrNo,
} from '../rules/optional-text.ts'
import {
  cityName,
  namesSomebody,
  optionalCityName,
  optionalName,
  personName,
} from '../rules/person-name.ts'
import { phone } from '../rules/phone.ts'
import { postalCode } from '../rules/postal-code.ts'
import { rule } from '../rules/rule.ts'
import { maxApartment, maxLine, maxName } from '../rules/text-limits.ts'
import { toTrimmed, trimTyped, visible } from '../rules/typed-text.ts'
import { parseUsDate, usDate } from '../rules/us-date.ts'
import { maxLongText, maxText } from './application-fields.ts'

const required = rule('required')
const optionalPhone = phone.default('')
/** Requires a number or the end of the line: "Pobox Lane" is an address. */
const poBox =
  /(^|[\s,])(p\.?\s*o\.?\s*b(ox|\.)?|post\s+office\s+box|apartado(\s+postal)?|apdo\.?(\s+postal)?)\s*(#|no\.?|n[uú]m\.?)?\s*(\d|$)/i
/** An http(s) address, or one without a scheme. Colons are allowed only after the host. */
const webAddress = /^\s*(https?:\/\/\S.*|[^:/?#]+([/?#].*)?)?$/is
const state = string()
  .typeError(rule('invalid'))
  .default('')
  .matches(/^([A-Z]{2,3})?$/, rule('invalid'))

export const addressFields = ['address', 'city', 'state', 'postalCode'] as const

type Address = Readonly<Record<(typeof addressFields)[number], string>>

export function hasAddress(personal: Address): boolean {
  return addressFields.some((name) => !!personal[name])
}

/** A blank text is cast to none. */
const isVisible = (typed = '') => visible.test(typed)

const ofWhole = (rules: typeof state) =>
  rules.test(
    'whole-address',
    required,
    (typed, { parent }) => isVisible(typed) || !hasAddress(parent),
  )

/** As on file: the form has no field for it. */
const lockedName = optionalText(maxText)

/**
 * `optionalFields` may stay empty, an address as a whole; other rules apply [2 §5]. Optional first
 * and last names are locked ones.
 */
export function personalRules(optionalFields: readonly string[] = []) {
  const isRequired = (name: string) => !optionalFields.includes(name)
  const name = (field: string) => (isRequired(field) ? personName : lockedName)
  const hasLockedNames = !isRequired('firstName') && !isRequired('lastName')
  const middleName = hasLockedNames ? lockedName : optionalName
  const phones = isRequired('cellPhone') && isRequired('phone')
  return object({
    firstName: name('firstName'),
    middleName: middleName.when('noMiddleName', ([none], rules) =>
      none === 'yes' || !isRequired('middleName') ? rules : rules.matches(namesSomebody, required),
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
    linkedIn: optionalText(maxText).matches(webAddress, rule('web-address')),
    address: (isRequired('address') ? tidyText(maxLine) : ofWhole(optionalText(maxLine))).test(
      'po-box',
      rule('po-box'),
      (typed = '') => !poBox.test(typed),
    ),
    apartment: optionalText(maxApartment),
    city: isRequired('city') ? cityName : ofWhole(optionalCityName),
    state: isRequired('state') ? state.required(required) : ofWhole(state),
    postalCode: isRequired('postalCode') ? postalCode.required(required) : ofWhole(postalCode),
    previouslyEmployed: isRequired('previouslyEmployed') ? yesOrNo.required(required) : yesOrNo,
    adSource: isRequired('adSource') ? optionId.required(required) : optionId,
  })
}

const unlessCurrent = (rules: typeof monthYear) =>
  rules.when('current', ([current], rules) =>
    current === 'yes' ? rules : rules.required(required),
  )

/** True for what is no month: another rule rejects it. */
const hasBegun = (typed?: string) => {
  const month = parseMonthYear(typed)
  return !month || isPastMonth(month)
}

/** The current employer has no end date [2 §5, 3 §5]. */
export const employmentRules = object({
  id: entryId,
  company: tidyText(maxLine),
  city: cityName,
  state: state.required(required),
  postalCode: postalCode.required(required),
  phone: optionalPhone,
  jobTitle: tidyText(maxLine),
  start: monthYear.required(required).test('past-month', rule('past-month'), hasBegun),
  end: unlessCurrent(monthYear)
    .test(
      'past-month',
      rule('past-month'),
      (end, { parent }) => parent.current === 'yes' || hasBegun(end),
    )
    .test('before-start', rule('before-start'), (end, { parent }) => {
      const [from, to] = [parseMonthYear(parent.start), parseMonthYear(end)]
      return parent.current === 'yes' || !from || !to || toMonths(from) <= toMonths(to)
    }),
  current: checkboxValue,
  supervisor: tidyText(maxLine),
  description: tidyText(maxLongText),
  reason: unlessCurrent(optionId),
  comments: optionalText(maxLongText),
  mayContact: yesOrNo.required(required),
})

const gradePattern = /^\s*([0-5]([.,]\d{1,2})?)?\s*$/

/** With a point: the decimal key of some phones is a comma. */
const toGrade = (typed: unknown) =>
  typeof typed === 'string' ? trimTyped(typed).replace(',', '.') : typed

/** Where [3 §5] has two required sets, the stricter. */
export const educationRules = object({
  id: entryId,
  level: optionId.required(required),
  school: tidyText(maxLine),
  course: tidyText(maxLine),
  degree: tidyText(maxLine),
  years: string()
    .typeError(rule('invalid'))
    .required(required)
    .matches(/^\s*\d{1,4}\s*$/, { message: rule('number'), excludeEmptyString: true })
    .transform(toTrimmed),
  grade: string()
    .typeError(rule('invalid'))
    .default('')
    .matches(gradePattern, rule('grade'))
    .transform(toGrade),
  city: cityName,
  state,
  country: string()
    .typeError(rule('invalid'))
    .required(required)
    .matches(/^[A-Z]{2}$/, { message: rule('invalid'), excludeEmptyString: true }),
})

export const certificationRules = object({
  id: entryId,
  name: tidyText(maxLine),
  agency: tidyText(maxLine),
  state: state.required(required),
  issued: usDate.required(required).test('after-today', rule('after-today'), (typed) => {
    const day = parseUsDate(typed)
    return !day || day <= latestToday()
  }),
  expires: usDate.test('before-issue', rule('before-issue'), (typed, { parent }) => {
    const [issued, expires] = [parseUsDate(parent.issued), parseUsDate(typed)]
    return !issued || !expires || issued <= expires
  }),
  level: optionalText(maxName),
})

export const selfIdentificationRules = object({
  disability: declinableOptionId.required(required),
  gender: choice(genders),
  ethnicity: declinableOptionId.required(required),
  veteran: declinableOptionId.required(required),
})
