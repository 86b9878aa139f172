import { requestTaxForm } from '@gatehouse/contracts/portal/tax-information'
import * as user from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../http/problem-error.ts'
import type { AreaContext } from './area-context.ts'
import { throwWriteProblem } from './throw-write-problem.ts'

export function taxInformation({ serve }: AreaContext) {
  serve(requestTaxForm, async ({ caller: { userId, attributes }, call, record }) => {
    if (!attributes.hasPayrollId) throw new ProblemError('not-found')
    const input = { params: { id: userId }, body: {} }
    await call(user.changeTaxInformationNote, input).catch(throwWriteProblem)
    record({ event: 'tax-form-requested', user: userId })
    return {}
  })
}
