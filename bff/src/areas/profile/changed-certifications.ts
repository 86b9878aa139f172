import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '@gatehouse/contracts/endpoint'
import type { saveCertifications } from '@gatehouse/contracts/portal/profile'
import type { Certification } from '@gatehouse/contracts/upstream/candidate'
import { ProblemError } from '../../http/problem-error.ts'
import { toCertification } from '../resume/fields/to-certification.ts'
import type { StoredCertificationRecord } from './fetch-profile.ts'

type Submitted = BodyOf<typeof saveCertifications>['certifications'][number]

/**
 * New and changed entries as saved upstream. Throws 'entry-changed' if one is stored with other
 * values than the user saw.
 */
export function changedCertifications(
  submitted: readonly Submitted[],
  stored: readonly StoredCertificationRecord[],
): Certification[] {
  return submitted.flatMap(({ version = '', values }) => {
    if (values.id === '' && version === '') return [toCertification(values)]
    const known = stored.find((one) => one.values.id === values.id && one.isVersion(version))
    if (!known) throw new ProblemError('entry-changed')
    return isDeepStrictEqual({ ...values }, known.values)
      ? []
      : [toCertification(values, known.record)]
  })
}
