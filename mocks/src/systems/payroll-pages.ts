import {
  getCompensationHistory,
  getPaychecks,
  getTimeReporting,
  getW2Forms,
  getW4Information,
} from '@gatehouse/contracts/upstream/payroll-pages'
import { fake } from '../fake/fake.ts'
import {
  compensationHistoryPage,
  paychecksPage,
  timeReportingPage,
  w2FormsPage,
  w4InformationPage,
} from '../pages/payroll-host/documents.ts'

export const payrollPages = [
  fake(getTimeReporting, { reply: ({ user }) => timeReportingPage(user) }),
  fake(getPaychecks, { reply: ({ user }) => paychecksPage(user) }),
  fake(getCompensationHistory, { reply: ({ user }) => compensationHistoryPage(user) }),
  fake(getW4Information, { reply: ({ user }) => w4InformationPage(user) }),
  fake(getW2Forms, { reply: ({ user }) => w2FormsPage(user) }),
]
