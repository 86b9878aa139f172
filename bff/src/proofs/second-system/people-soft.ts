import { type Json, Reply, type Routes, refuse, serverErrorPage, wants } from './listener.ts'
import { pdf } from './messages-and-content.ts'

const createDeposits = (): Json[] => [
  {
    ACCOUNT_TYPE: 'C',
    BANK_CD: '102001017',
    ACCOUNT_NUM: '004417729901',
    DEPOSIT_TYPE: 'P',
    AMOUNT_PCT: '60',
    DEPOSIT_AMT: null,
    PRIORITY: '1',
    EFFDT: '2025-01-01',
  },
  {
    ACCOUNT_TYPE: 'S',
    BANK_CD: '102001017',
    ACCOUNT_NUM: '778812340055',
    DEPOSIT_TYPE: 'B',
    AMOUNT_PCT: '0',
    DEPOSIT_AMT: '0.00',
    PRIORITY: '999',
    EFFDT: null,
  },
]

const orders = [
  {
    id: 5001,
    hasDoc: true,
    caseId: 60077,
    docDate: 20260314,
    issuingTribunalName: 'Pueblo County',
    issuingOfficialTitle: null,
    orderId: 71500,
    remittanceID: 900100200,
    courtFee: '0',
  },
  {
    id: 5002,
    hasDoc: null,
    caseId: 60078,
    docDate: '20260501',
    issuingTribunalName: null,
    issuingOfficialTitle: 'Clerk',
    orderId: 71501,
    remittanceID: null,
    courtFee: null,
  },
]

export function payCalls(): Routes {
  let deposits = createDeposits()
  let isAllowed: string | null = 'Yes'
  let election = '2'
  return {
    'POST PeopleSoft/{ewId}/PeopleSoft/DDSyncGet/': () => ({
      directDeposits: deposits,
      updateAllowedForToday: isAllowed,
      message: null,
    }),
    'POST PeopleSoft/{ewId}/PeopleSoft/DDSyncPost/': (call) => {
      wants(call, 'directDeposits', 'jwt')
      const list = call.body.directDeposits as Json[]
      if (list.some(({ ACCOUNT_NUM }) => !/^\d{4,17}$/.test(String(ACCOUNT_NUM))))
        return { Status: 'error', Message: 'Warning -- Account number. Error saving Component X' }
      deposits = list
      isAllowed = 'No'
      return { Status: 'success', Message: 'Saved in payroll', Batch: 12 }
    },
    'GET PeopleSoft/PeopleSoftEncryptionKey/{ewId}': () => ({
      body: { key: 'k-51/a+b=', ttl: 60 },
    }),
    'GET PeopleSoft/DirectDeposit/ValidateRoutingNumber/{routingNumber}': ({ params }) => ({
      isValid: params.routingNumber === '102001017',
      Bank: null,
    }),
    'POST Api/User/{id}/ChangeTaxInformationNote': () => new Reply(204),
    'GET User/{eRecruitId}/W2Election/': () => ({ body: { election } }),
    'POST {entity}/User/{ewId}/W2Election/{eRecruitId}': (call) => {
      wants(call, 'election')
      if (call.params.entity !== 'Zephyr-East') return serverErrorPage(500, 'Runtime Error')
      election = String(call.body.election)
      return { body: { success: true } }
    },
  }
}

export function employeeCalls(): Routes {
  let isWaived = false
  return {
    'GET Employee/getBadgeRecognitionBadges/{id}': () => ({
      Badges: [
        {
          badgeName: 'Steady hand',
          badgeImageUrl: null,
          badgeDescription: 'Nothing broke',
          comments: null,
          submittedOn: '2026-10-30T12:00:00',
          submittedBy: 'B. Alder',
        },
      ],
    }),
    'GET Employee/{ewId}/Assignment': () => ({
      Assignments: [
        {
          companyName: 'Clay & Sons',
          jobTitle: 'Packer',
          startDate: '2026-02-01T00:00:00',
          endDate: null,
          rate: '19.75',
          shift: 2,
        },
      ],
    }),
    'GET Api/User/{ewId}/Applications': () => [{ id: 3, name: 'Meal waiver', val: isWaived }],
    'POST Api/User/{ewId}/Applications': (call) => {
      wants(call, 'val')
      isWaived = call.body.val === true
      return { Success: true }
    },
    'GET Api/User/{ewId}/ElectronicDocuments': () => ({
      DocumentList: [
        {
          Name: 'Offer letter',
          FileName: 'offer.pdf',
          ExpirationDate: null,
          SignedDate: '2026-02-01T10:00:00',
          Status: 'Signed',
          LinkId: 660044,
          LinkText: 'View',
          Vendor: null,
        },
      ],
      Total: '1',
    }),
    'GET Api/User/{ewId}/ElectronicDocuments/{docId}': ({ params }) =>
      params.docId === '660044'
        ? new Reply(200, 'application/PDF', pdf)
        : refuse(404, 'No such document.'),
    'GET GetEWChildSupportOrder/{ewId}': () => ({ Orders: orders }),
    'POST EmailCSODocuments/{orderId}': ({ params }) => ({
      body: { success: params.orderId === '71500' },
    }),
  }
}
