import { type ElectronicDocument, longDocument } from './document.ts'

/** One to sign, one that has expired, two signed ones. */
export const mariasDocuments: readonly ElectronicDocument[] = [
  {
    Name: 'Employee Handbook 2026',
    FileName: 'Employee Handbook – 2026.pdf',
    ExpirationDate: null,
    SignedDate: '2026-01-05T00:00:00',
    Status: 'Complete',
    LinkId: longDocument,
    LinkText: 'View',
  },
  {
    Name: 'Forklift Safety Acknowledgement',
    FileName: 'FORKLIFT_ACK.PDF',
    ExpirationDate: '12/31/2025 12:00:00 AM',
    SignedDate: '0001-01-01T00:00:00',
    Status: 'Pending',
    LinkId: '660101',
    LinkText: 'View',
  },
  {
    Name: ' Direct Deposit Authorization ',
    FileName: null,
    ExpirationDate: '12/31/2036',
    SignedDate: null,
    Status: 'Pending Signature',
    LinkId: 660_104,
    LinkText: 'View/Sign',
  },
  {
    Name: 'Meal Period Policy',
    FileName: 'meal-period-policy.pdf',
    ExpirationDate: '2036-06-30',
    SignedDate: '9/14/2026 3:20:11 PM',
    Status: 'Complete',
    LinkId: 660_102,
    LinkText: null,
  },
]
