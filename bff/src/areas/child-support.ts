import type { OperationReply } from '@gatehouse/contracts/operation'
import {
  type ChildSupportOrder,
  readChildSupportOrders,
  sendChildSupportDocument,
} from '@gatehouse/contracts/portal/child-support'
import { newestFirst } from '@gatehouse/contracts/rules/newest-first'
import * as employee from '@gatehouse/contracts/upstream/employee'
import { ProblemError } from '../http/problem-error.ts'
import type { Caller } from '../session/caller.ts'
import { createSignedIds, type SignedIds } from '../session/signed-ids.ts'
import { namedRecord } from '../store/named-record.ts'
import { mayHaveTakenEffect } from '../upstream/upstream-error.ts'
import type { AreaContext } from './area-context.ts'
import { recordWrite } from './record-write.ts'
import { throwWriteProblem } from './throw-write-problem.ts'
import { toIsoDate } from './translate/to-iso-date.ts'
import { toPlainText } from './translate/to-plain-text.ts'

type UpstreamOrder = OperationReply<typeof employee.getChildSupportOrders>[number]

/** Within this time an order's document is not e-mailed again. */
const resendSeconds = 600

export function childSupport({ serve, hmac, keyValueStore }: AreaContext) {
  const ids = createSignedIds(hmac, 'child support order')

  serve(readChildSupportOrders, async ({ caller, call }) => {
    const params = { ewId: caller.userId }
    const orders = await call(employee.getChildSupportOrders, { params })
    return {
      orders: orders
        .map((order) => toOrder(order, caller, ids))
        .toSorted(newestFirst(({ documentDate }) => documentDate)),
    }
  })

  serve(sendChildSupportDocument, async ({ params, caller, call, record }) => {
    const orderId = ids.verify(caller, params.id)
    const names = hmac.names('child support document', `${caller.userId} ${orderId}`)
    const sent = namedRecord(keyValueStore, 'child-support-document', names)
    if (!(await sent.setIfAbsent('1', resendSeconds))) throw new ProblemError('already-sent')
    const event = { event: 'child-support-document-sent', user: caller.userId } as const
    try {
      const write = call(employee.emailChildSupportDocument, { params: { orderId } })
      await recordWrite(record, event, write)
    } catch (error) {
      // It expires by itself: a failure here must not hide the outcome.
      if (!mayHaveTakenEffect(error)) await sent.delete().catch(() => undefined)
      throwWriteProblem(error)
    }
    return {}
  })
}

function toOrder(order: UpstreamOrder, caller: Caller, ids: SignedIds): ChildSupportOrder {
  const { orderId = '', caseId = '', remittanceID = '', hasDoc = false } = order
  return {
    id: employee.isOrderId(orderId) ? ids.sign(caller, orderId) : null,
    documentDate: toIsoDate(order.docDate),
    caseId,
    tribunal: toPlainText(order.issuingTribunalName ?? ''),
    official: toPlainText(order.issuingOfficialTitle ?? ''),
    orderId,
    remittanceId: remittanceID,
    hasDocument: hasDoc,
  }
}
