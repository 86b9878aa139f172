import { isEntity } from '@gatehouse/contracts/upstream/fields'
import { ProblemError } from '../http/problem-error.ts'
import type { Caller } from '../session/caller.ts'

/** Throws 'not-found': payroll does not know the caller. */
export function requirePayrollId({ payrollId }: Caller) {
  if (!payrollId) throw new ProblemError('not-found')
}

/** A part of some paths. Throws 'upstream-invalid-response' if the sign-in reply had none that fits. */
export function requireEntity({ entity }: Caller): string {
  if (isEntity(entity)) return entity
  throw new ProblemError('upstream-invalid-response', {
    cause: 'the login reply has no entity that fits a path',
  })
}
