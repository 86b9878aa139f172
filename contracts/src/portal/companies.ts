import { object } from 'yup'
import { endpoint } from '../endpoint.ts'
import { requiredText } from '../rules/required-text.ts'
import { SessionView } from './session.ts'

export const chooseCompany = endpoint({
  method: 'PUT',
  path: '/api/companies/chosen',
  access: 'signed-in',
  unscored: true,
  body: object({ code: requiredText(40) }),
  reply: SessionView,
  problems: ['not-found'],
})
