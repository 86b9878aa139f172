import type { ChildSupportOrder } from '../person.ts'

/** Of pat.brown: one with a document, one without. */
export const patsOrders: readonly ChildSupportOrder[] = [
  {
    hasDoc: false,
    caseId: 20_114_578,
    docDate: 20240307,
    issuingTribunalName: null,
    issuingOfficialTitle: 'Clerk of Court',
    orderId: 66_120_031,
    remittanceID: null,
  },
  {
    hasDoc: true,
    caseId: ' TX-0098-4471 ',
    docDate: '20260915',
    issuingTribunalName: 'Travis County District Court',
    issuingOfficialTitle: 'Child Support Officer',
    orderId: 66_120_095,
    remittanceID: '0001-88-4471',
  },
]
