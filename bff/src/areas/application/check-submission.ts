import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import {
  certificationRules,
  educationRules,
  employmentRules,
  personalRules,
  selfIdentificationRules,
} from '@gatehouse/contracts/portal/application-rules'
import type { Problem } from '@gatehouse/contracts/problem'
import type { Rule } from '@gatehouse/contracts/rules/rule'
import type { AnyObject, ObjectSchema } from 'yup'
import { validateBody } from '../../endpoints/validate-body.ts'
import { ProblemError } from '../../http/problem-error.ts'
import type { Draft } from './draft.ts'
import { isMasked, type PrefillConfig, sparedOf } from './masking.ts'
import { isOnFile } from './unchanged-entries.ts'

type Errors = NonNullable<Problem['errors']>

/** Chosen from lists whose ids are numbers upstream. */
const numbered =
  /^(personal\.adSource|employment\.\d+\.reason|education\.\d+\.level|selfIdentification\.(disability|ethnicity|veteran))$/

/**
 * What was typed, by the rules of who typed it, cast to how it is sent. Throws 'invalid-input' that
 * names all that breaks a rule: "personal.city", "employment.0.company".
 */
export async function checkSubmission(
  draft: Draft,
  typed: ApplicationValues,
  config: PrefillConfig,
): Promise<ApplicationValues> {
  const errors: Errors = []
  const checked = { ...typed }
  // A box that says "none" beats what was typed before it was ticked.
  if (typed.noEmployment === 'yes') checked.employment = []
  const values = { ...checked }

  async function check(field: string, rules: unknown, part: AnyObject): Promise<never> {
    const cast = await validateBody(rules as ObjectSchema<AnyObject>, part).catch((fault) => {
      if (!(fault instanceof ProblemError)) throw fault
      const told = fault.details.errors ?? []
      errors.push(...told.map((one) => ({ ...one, field: `${field}.${one.field}` })))
      return part
    })
    for (const [name, value] of Object.entries(cast))
      if (numbered.test(`${field}.${name}`) && !/^\d{0,9}$/.test(String(value)))
        errors.push({ field: `${field}.${name}`, rule: 'invalid' satisfies Rule })
    return cast as never
  }
  /** What is on file and was left as it is, is taken as it is. */
  const entries = (part: 'employment' | 'education' | 'certifications', rules: unknown) =>
    Promise.all(
      values[part].map((entry, n) =>
        isOnFile(draft, part, entry) ? (entry as never) : check(`${part}.${n}`, rules, entry),
      ),
    )

  if (draft.who !== 'worker') {
    const spared = sparedOf(draft, isMasked(draft, config))
    checked.personal = await check('personal', personalRules(spared), values.personal)
    checked.employment = await entries('employment', employmentRules)
    checked.education = await entries('education', educationRules)
    checked.certifications = await entries('certifications', certificationRules)
  }
  if (draft.asksSelfIdentification)
    checked.selfIdentification = await check(
      'selfIdentification',
      selfIdentificationRules,
      values.selfIdentification,
    )
  errors.push(...missing(draft, values))
  if (errors.length > 0) throw new ProblemError('invalid-input', { errors })
  return checked
}

/** What somebody new has to give: a history, or to say that there is none [2 §5]. */
function missing({ who, resume }: Draft, values: ApplicationValues): Errors {
  if (who !== 'new') return []
  const entry = 'missing-entry' satisfies Rule
  return [
    ...(values.employment.length === 0 && values.noEmployment === ''
      ? [{ field: 'employment', rule: entry }]
      : []),
    ...(values.education.length === 0 ? [{ field: 'education', rule: entry }] : []),
    ...(resume === null && values.noResume === ''
      ? [{ field: 'resume', rule: 'required' satisfies Rule }]
      : []),
  ]
}
