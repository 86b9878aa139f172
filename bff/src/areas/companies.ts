import { chooseCompany } from '@gatehouse/contracts/portal/companies'
import { ProblemError } from '../http/problem-error.ts'
import type { AreaContext } from './area-context.ts'
import { toSessionView } from './session/session.ts'

export function companies(area: AreaContext) {
  area.serve(chooseCompany, async ({ body: { code }, caller, request }) => {
    if (!caller.companies.some((company) => company.code === code))
      throw new ProblemError('not-found')
    request.session.caller = { ...caller, brand: code }
    return toSessionView(area, request)
  })
}
