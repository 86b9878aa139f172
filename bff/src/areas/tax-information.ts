import { requestTaxForm } from '@gatehouse/contracts/portal/tax-information'
import * as user from '@gatehouse/contracts/upstream/user'
import type { AreaContext } from './area-context.ts'
import { recordWrite } from './record-write.ts'
import { requirePayrollId } from './require-caller.ts'
import { throwWriteProblem } from './throw-write-problem.ts'

export function taxInformation({ serve }: AreaContext) {
  serve(requestTaxForm, async ({ caller, call, record }) => {
    requirePayrollId(caller)
    const { userId } = caller
    const input = { params: { id: userId }, body: {} }
    const event = { event: 'tax-form-requested', user: userId } as const
    await recordWrite(record, event, call(user.changeTaxInformationNote, input)).catch(
      throwWriteProblem,
    )
    return {}
  })
}
