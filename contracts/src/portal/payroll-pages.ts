import { Type } from 'typebox'
import { object } from 'yup'
import { endpoint } from '../endpoint.ts'
import { choice } from '../rules/choice.ts'
import { framedPages, payrollPages } from './payroll-page-names.ts'

/** 'not-found': the page is not for this user. */
export const readPayrollPage = endpoint({
  method: 'GET',
  path: '/api/payroll-pages/:page',
  access: 'signed-in',
  cache: 'caller',
  params: { page: Type.String({ pattern: `^(${framedPages.join('|')})$` }) },
  html: true,
  reply: Type.String(),
  problems: ['not-found', 'payroll-page-refused'],
})

/** The URL is for this session, once, for 30 seconds. */
export const openPayrollWindow = endpoint({
  method: 'POST',
  path: '/api/payroll-pages/windows',
  access: 'signed-in',
  unscored: true,
  body: object({ page: choice(payrollPages) }),
  reply: Type.Object({ url: Type.String() }),
  problems: ['not-found'],
})
