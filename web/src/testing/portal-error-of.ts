import type { Problem, ProblemCode } from '@gatehouse/contracts/problem'
import { PortalError } from '../portal/portal-error.ts'

/** The error of a request that the gateway answers with this problem. */
export const portalErrorOf = (code: ProblemCode, details: Partial<Problem> = {}) =>
  new PortalError({
    type: 'about:blank',
    code,
    title: code,
    status: 422,
    reference: 'ABCD-1234',
    ...details,
  })
