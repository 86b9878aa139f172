import { danasDocuments } from '../documents/danas.ts'
import { mariasDocuments } from '../documents/marias.ts'
import { greeting } from '../notifications/greeting.ts'
import { hostile } from '../notifications/hostile.ts'
import { usual } from '../notifications/usual.ts'
import type { Person } from '../person.ts'
import { danasAssignments, mariasAssignments } from './assignments.ts'
import { mariasBadges } from './badges.ts'
import { patsOrders } from './child-support-orders.ts'
import { mariasEmails } from './emails.ts'
import { persona } from './persona.ts'

/** Personas that differ in employment. */
export const workers: readonly Person[] = [
  persona({
    login: 'maria.santos@example.test',
    role: 'worker, brand staffmark',
    special:
      'the ordinary case: one company, full résumé, recognition badges, 5 notifications, 4 e-documents, 3 assignments, 12 e-mails, asked to identify at /self-identification?candidateId=571001&applicationId=330901 (answered: 330417), has applied for job 1005',
    id: '71001',
    firstName: 'Maria',
    lastName: 'Santos',
    badgeNotification: true,
    lastSix: '456789',
    badges: mariasBadges,
    documents: mariasDocuments,
    notifications: usual,
    assignments: mariasAssignments,
    emails: mariasEmails,
    selfIdentifications: [
      { applicationId: 330_901, answers: null },
      {
        applicationId: 330_417,
        answers: {
          disabilityTypeId: 402,
          ethnicityTypeId: 204,
          gender: 'Female',
          veteranStatusId: 303,
        },
      },
    ],
    securityQuestion: "what was your first pet's name",
    securityQuestionAnswer: 'Biscuit',
    appliedFor: ['1005'],
  }),
  persona({
    login: 'chris.lee@example.test',
    role: 'worker, California',
    special: 'must accept the California notice; empty profile',
    id: '71002',
    firstName: 'Chris',
    lastName: 'Lee',
    isCalifornia: true,
  }),
  persona({
    login: 'dana.wolf@example.test',
    role: 'worker, three companies',
    special:
      'arna, prostaff and hunter-hamilton, each with its own profile; none selected at first; 13 e-documents, 14 assignments',
    id: '71003',
    firstName: 'Dana',
    lastName: 'Wolf',
    brands: ['arna', 'prostaff', 'hunter-hamilton'],
    selfIdentifications: [{ applicationId: 330_502, answers: null }],
    documents: danasDocuments,
    notifications: greeting,
    assignments: danasAssignments,
  }),
  persona({
    login: 'noor.haddad@example.test',
    role: 'new user',
    special: 'no payroll id, no eRecruit id, no company, no announcements',
    id: '71004',
    firstName: 'Noor',
    lastName: 'Haddad',
    isNewUser: true,
    peopleSoftId: null,
    eRecruitId: null,
    brands: [],
    timeReporting: false,
    announcements: 'none',
  }),
  persona({
    login: 'ivan.petrov@example.test',
    role: 'IHT worker',
    special: 'ESS Careers, other time-entry address, no My Resources, no Search Jobs',
    id: '71005',
    firstName: 'Ivan',
    lastName: 'Petrov',
    isIHT: true,
  }),
  persona({
    login: 'pat.brown@example.test',
    role: 'worker with child support orders',
    special: 'one order with a document, one without',
    id: '71006',
    firstName: 'Pat',
    lastName: 'Brown',
    hasCSO: true,
    childSupportOrders: patsOrders,
  }),
  persona({
    login: 'vic.hale@example.test',
    role: 'worker who is sent hostile HTML',
    special: 'notifications whose texts try to run scripts and to reach other sites',
    id: '71070',
    firstName: 'Vic',
    lastName: 'Hale',
    notifications: hostile,
  }),
]
