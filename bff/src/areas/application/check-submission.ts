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
import { optionalFieldsOf } from './locked-fields.ts'
import type { PrefillConfig } from './masking.ts'
import { isUnchanged } from './unchanged-entries.ts'

type Errors = NonNullable<Problem['errors']>

/**
 * Validates an application by the rules of its applicant type; gives the values cast for submission.
 * Throws 'invalid-input' with all errors: "personal.city", "employment.0.company".
 */
export async function checkSubmission(
  draft: Draft,
  submitted: ApplicationValues,
  config: PrefillConfig,
): Promise<ApplicationValues> {
  const errors: Errors = []
  const checked = { ...submitted }
  if (submitted.noEmployment === 'yes') checked.employment = []
  const values = { ...checked }

  async function check(field: string, rules: unknown, part: AnyObject): Promise<never> {
    const cast = await validateBody(rules as ObjectSchema<AnyObject>, part).catch((error) => {
      if (!(error instanceof ProblemError)) throw error
      const fieldErrors = error.details.errors ?? []
      errors.push(...fieldErrors.map((item) => ({ ...item, field: `${field}.${item.field}` })))
      return part
    })
    return cast as never
  }
  const checkEntries = (part: 'employment' | 'education' | 'certifications', rules: unknown) =>
    Promise.all(
      values[part].map((entry, n) =>
        isUnchanged(draft, part, entry) ? (entry as never) : check(`${part}.${n}`, rules, entry),
      ),
    )

  if (draft.applicantType !== 'worker') {
    const optionalFields = optionalFieldsOf(draft, config)
    checked.personal = await check('personal', personalRules(optionalFields), values.personal)
    checked.employment = await checkEntries('employment', employmentRules)
    checked.education = await checkEntries('education', educationRules)
    checked.certifications = await checkEntries('certifications', certificationRules)
  }
  if (draft.asksSelfIdentification)
    checked.selfIdentification = await check(
      'selfIdentification',
      selfIdentificationRules,
      values.selfIdentification,
    )
  errors.push(...findMissingEntries(draft, values))
  if (errors.length > 0) throw new ProblemError('invalid-input', { errors })
  return checked
}

/** New applicants need a history or must state that they have none [2 §5]. */
function findMissingEntries({ applicantType, resume }: Draft, values: ApplicationValues): Errors {
  if (applicantType !== 'new') return []
  const rule = 'missing-entry' satisfies Rule
  return [
    ...(values.employment.length === 0 && values.noEmployment === ''
      ? [{ field: 'employment', rule }]
      : []),
    ...(values.education.length === 0 ? [{ field: 'education', rule }] : []),
    ...(resume === null && values.noResume === ''
      ? [{ field: 'resume', rule: 'required' satisfies Rule }]
      : []),
  ]
}
