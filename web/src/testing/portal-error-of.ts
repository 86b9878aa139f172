import type { Problem, ProblemCode } from '@gatehouse/contracts/problem'
import { PortalError } from '../portal/portal-error.ts'
import { problemOf } from './problem-of.ts'

/** The error of a request that the gateway answers with this problem. */
export const portalErrorOf = (code: ProblemCode, details: Partial<Problem> = {}) =>
  new PortalError(problemOf(code, details))
