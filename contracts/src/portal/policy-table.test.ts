import { expect, test } from '@jest/globals'
import type { Endpoint, Write } from '../endpoint.ts'
import { endpoints } from './endpoints.ts'

/** Every policy, to be reviewed as a whole: a change here is a change of who may do what. */
const table = `
DELETE /api/jobs/:id/application/resume: public
DELETE /api/jobs/:id/application/worker: signed-in
DELETE /api/jobs/:id/application: public
DELETE /api/sign-in: public
GET /api/account/email: signed-in, cache never
GET /api/account/preference: signed-in, cache caller
GET /api/account/security-question: signed-in, cache never
GET /api/applications/begun: public, cache never
GET /api/applications: signed-in, cache never
GET /api/assignments: signed-in, cache caller
GET /api/child-support/orders: signed-in, cache caller
GET /api/content/:code: signed-in, cache caller
GET /api/content/public/:code: public, cache everyone
GET /api/direct-deposit: signed-in, cache caller
GET /api/documents/:id/file: signed-in, cache never
GET /api/documents: signed-in, cache caller
GET /api/email-history: signed-in, cache caller
GET /api/home: signed-in, cache caller, per company
GET /api/jobs/:id/application/worker: signed-in, cache never
GET /api/jobs/:id/application: public, cache never
GET /api/jobs/:id/applied: signed-in, cache caller
GET /api/jobs/:id/similar: public, cache everyone
GET /api/jobs/:id: public, cache everyone
GET /api/jobs/suggestions: public, cache everyone
GET /api/jobs: public, cache everyone
GET /api/lookups/:brand/ad-sources: public, cache everyone
GET /api/lookups/:brand/disabilities: public, cache everyone
GET /api/lookups/:brand/education-levels: public, cache everyone
GET /api/lookups/:brand/ethnicities: public, cache everyone
GET /api/lookups/:brand/genders: public, cache everyone
GET /api/lookups/:brand/job-types: public, cache everyone
GET /api/lookups/:brand/reasons-for-leaving: public, cache everyone
GET /api/lookups/:brand/veteran-statuses: public, cache everyone
GET /api/lookups/countries: public, cache everyone
GET /api/lookups/referring-ad-source: public, cache everyone
GET /api/lookups/states: public, cache everyone
GET /api/notifications/:id: signed-in, cache caller
GET /api/notifications/closed: signed-in, cache caller
GET /api/notifications: signed-in, cache caller
GET /api/payroll-pages/:page: signed-in, cache caller
GET /api/profile: signed-in, cache caller, per company
GET /api/recognition/badges: signed-in, cache caller
GET /api/recovery/reset: public, cache never
GET /api/self-identification/:candidateId/:applicationId: signed-in, cache never, per company
GET /api/session/active: signed-in, cache never
GET /api/session: public, cache never
GET /api/tracking/location: public, cache never, passive
GET /api/w2-election: signed-in, cache caller
GET /api/waivers: signed-in, cache caller
POST /api/account/password: signed-in, step-up change-password
POST /api/account/preference/hide: signed-in
POST /api/account/reset-link: signed-in
POST /api/account/security-question/answer: signed-in, step-up show-security-answer
POST /api/child-support/orders/:id/document: signed-in, once per caller
POST /api/direct-deposit/account-check: signed-in
POST /api/direct-deposit: signed-in, once per caller, step-up change-direct-deposit
POST /api/jobs/:id/application/hand-over: public, once per key, 384 kB
POST /api/jobs/:id/application/resume: public, upload
POST /api/jobs/:id/application/submission: public, once per key, 384 kB
POST /api/jobs/:id/application/visit: public
POST /api/jobs/:id/application/worker/submission: signed-in, once per caller, 384 kB, per company
POST /api/jobs/:id/application/worker: signed-in, per company
POST /api/jobs/:id/application: public
POST /api/jobs/postal-code: public
POST /api/notifications/:id/attachment: signed-in
POST /api/payroll-pages/windows: signed-in
POST /api/profile/certifications: signed-in, once per caller, 384 kB, per company
POST /api/profile/resume: signed-in, upload, per company
POST /api/profile: signed-in, once per caller, 384 kB, per company
POST /api/recovery/answer: public
POST /api/recovery/email: public
POST /api/recovery/link: public
POST /api/recovery/password: public, step-up reset-password
POST /api/recovery/pin: public
POST /api/recovery/reset/resend: public, once per caller
POST /api/self-identification/:candidateId/:applicationId: signed-in, once per caller, per company
POST /api/session/active/sign-out: signed-in
POST /api/session/california-notice: signed-in
POST /api/session/sign-out-elsewhere: signed-in
POST /api/session/sign-out: public, any person
POST /api/sign-in/legacy: public
POST /api/sign-in/new-password: public
POST /api/sign-in/passcode/channel: public
POST /api/sign-in/passcode/resend: public, once per caller
POST /api/sign-in/passcode: public
POST /api/sign-in/password: public
POST /api/step-up/passcode/send: public
POST /api/step-up/passcode: public
POST /api/tax-information/form: signed-in, once per caller
POST /api/tracking: public, passive
POST /api/waivers: signed-in, once per caller
PUT /api/account/email: signed-in, step-up change-email
PUT /api/account/preference: signed-in, step-up change-preference
PUT /api/account/security-question: signed-in, step-up change-security-question
PUT /api/companies/chosen: signed-in
PUT /api/jobs/:id/application/email: public
PUT /api/jobs/:id/application/worker: signed-in, 384 kB
PUT /api/jobs/:id/application: public, 384 kB
PUT /api/notifications/status: signed-in
PUT /api/profile/personal: signed-in, per company
PUT /api/w2-election: signed-in
`

const noWrite: Partial<Write> = {}

function policyOf(one: Endpoint): string {
  const { method, path, access, passive, perCompany } = one
  const { once, stepUp, upload, maxBodyBytes, anyPerson } = one.method === 'GET' ? noWrite : one
  const details = [
    access,
    one.method === 'GET' && `cache ${one.cache}`,
    once && `once per ${once === true ? 'caller' : 'key'}`,
    stepUp && `step-up ${stepUp}`,
    upload && 'upload',
    maxBodyBytes && `${maxBodyBytes / 1024} kB`,
    passive && 'passive',
    anyPerson && 'any person',
    perCompany && 'per company',
  ]
  return `${method} ${path}: ${details.filter(Boolean).join(', ')}`
}

test('every endpoint has the policy of the table', () => {
  expect(endpoints.map(policyOf).sort()).toEqual(table.trim().split('\n'))
})
