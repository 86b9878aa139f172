import { Type } from 'typebox'
import { operation } from '../operation.ts'
import { Flag, LenientCount, Text, UserId } from './fields.ts'

/** Without the image URL: pages load nothing from other sites. */
export const getBadgeRecognitionBadges = operation({
  name: 'getBadgeRecognitionBadges',
  system: 'employee',
  method: 'GET',
  path: '/Employee/getBadgeRecognitionBadges/:id',
  params: { id: UserId },
  reply: Type.Array(
    Type.Object({
      badgeName: Text,
      badgeDescription: Text,
      comments: Text,
      submittedOn: Text,
      submittedBy: Text,
    }),
  ),
  as: 'caller',
})

/** Of all companies; an assignment without an end date goes on. */
export const getAssignments = operation({
  name: 'getAssignments',
  system: 'employee',
  method: 'GET',
  path: '/Employee/:ewId/Assignment',
  params: { ewId: UserId },
  reply: Type.Array(
    Type.Object({
      companyName: Text,
      jobTitle: Text,
      startDate: Text,
      endDate: Text,
      /** US dollars. */
      rate: LenientCount,
    }),
  ),
  as: 'caller',
})

export const getChildSupportOrders = operation({
  name: 'getChildSupportOrders',
  system: 'employee',
  method: 'GET',
  path: '/GetEWChildSupportOrder/:ewId',
  params: { ewId: UserId },
  reply: Type.Array(
    Type.Object({
      /** Whether there is a document to e-mail. */
      hasDoc: Flag,
      caseId: Text,
      /** YYYYMMDD. */
      docDate: Text,
      issuingTribunalName: Text,
      issuingOfficialTitle: Text,
      orderId: Text,
      remittanceID: Text,
    }),
  ),
  as: 'caller',
})

const orderId = /^[A-Za-z0-9-]{1,40}$/

export const isOrderId = (id: string): boolean => orderId.test(id)

/** To the user's address on file. */
export const emailChildSupportDocument = operation({
  name: 'emailChildSupportDocument',
  system: 'employee',
  method: 'POST',
  path: '/EmailCSODocuments/:orderId',
  params: { orderId: Type.String({ pattern: orderId.source }) },
  reply: Type.Object({ success: Type.Boolean() }),
  refusal: { field: 'success', pattern: /^false$/i },
  as: 'caller',
})
