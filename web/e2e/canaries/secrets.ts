import type { Operation } from '@gatehouse/contracts/operation'
import { operations } from '@gatehouse/contracts/upstream/operations'
import { fakeCredentials } from '@gatehouse/mocks/credentials'
import { password } from '../portal.ts'
import type { UpstreamCall } from '../stack/stack.ts'

/** Differs in each encoding. */
export const wrongPassword = 'Wróng "pass/word" & <more>+1 = 100%'

export const wrongAnswer = 'Ánswer "of/nobody" & <more>+1 = 100%'
export const wrongPin = '909193'
export const newPassword = 'Gatehouse7$'
export const newEmail = 'maria.canary@example.test'

/** Secrets of the recovery. */
export interface Recovered {
  passcodes: string[]
  temporaryPassword: string
  link: string
}

/** Secrets and traffic of the whole journey. */
export interface Journey extends Recovered {
  wrongPasscode: string
  payrollKeys: string[]
  calls: UpstreamCall[]
  replies: string
}

const operationsAs = (...credentials: Operation['as'][]) =>
  operations.filter((operation) => credentials.includes(operation.as)).map(({ name }) => name)
const headerValues = (header: string) => (journey: Journey) =>
  journey.calls.flatMap(({ headers }) => headers[header] ?? [])
const cookieValues = (cookie: string) => (journey: Journey) =>
  cookiesIn(journey.replies).flatMap(({ name, value }) => (name === cookie ? value : []))

/** Each secret: name, values on this journey, operations that need it, and a place that may show it. */
export const secrets: [string, (journey: Journey) => string[], string[], 'replies'?][] = [
  ['password', () => [password], ['getLoginId', 'login']],
  ['wrong password', () => [wrongPassword], ['getLoginId']],
  ['temporary password', (j) => [j.temporaryPassword], ['getLoginId', 'login']],
  ['new password', () => [newPassword], ['passwordReset', 'getLoginId', 'login']],
  ['reset token', (j) => [tokenOf(j.link)], ['validatePasswordReset', 'passwordReset']],
  ["PIN's token", pinTokens, ['validatePasswordReset']],
  ['PIN', () => ['246810'], ['verifyPasswordResetPin']],
  ['wrong PIN', () => [wrongPin], ['verifyPasswordResetPin']],
  ['last six', () => ['456789'], ['findEmailAddress']],
  // My Account shows the answer.
  ['answer', () => ['Biscuit'], ['verifyForgotPassword'], 'replies'],
  ['wrong answer', () => [wrongAnswer], ['verifyForgotPassword']],
  ['new e-mail address', () => [newEmail], ['saveEmail'], 'replies'],
  ['passcode', ({ passcodes }) => passcodes, ['check2FA', 'login']],
  ['wrong passcode', ({ wrongPasscode }) => [wrongPasscode], ['check2FA']],
  // In the form of its launch page alone; windows.spec.ts shows that no JSON has it.
  ['payroll key', ({ payrollKeys }) => payrollKeys, [], 'replies'],
  ['service password', () => [fakeCredentials.servicePassword], ['authenticate']],
  ['client secret', () => [fakeCredentials.clientSecret], ['getLoginId', 'login']],
  ['client authorization', headerValues('clientauthorization'), operationsAs('service', 'caller')],
  [
    'service token',
    (j) => headerValues('authorization')(j).map(withoutScheme),
    operationsAs('service', 'caller'),
  ],
  ["caller's token", headerValues('jwtauthorization'), operationsAs('caller')],
  [
    'head of any JWT',
    (j) => headerValues('jwtauthorization')(j).map(jwtHeader),
    [...operationsAs('caller'), 'passwordReset'],
  ],
  // The page of the journey shows their last digits.
  ['account number', () => ['004402118801', '7350092246', '66120374419', '310558207'], []],
  ['session id', cookieValues('gatehouse'), []],
  ['device id', cookieValues('gatehouse-device'), []],
]

/** Cookies set by the replies; a deleted one has no value. */
function cookiesIn(replies: string) {
  const lines = replies.matchAll(/^set-cookie: ([^=]+)=([^;\r]+)/gim)
  return [...lines].map(([, name, value = '']) => ({ name, value }))
}

const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''

/** Validated tokens that were not in a link. */
function pinTokens({ calls, link }: Journey): string[] {
  const validated = calls.filter(({ operation }) => operation === 'validatePasswordReset')
  const tokens = validated.map(({ body }) => (body as { token: string }).token)
  return tokens.filter((token) => token !== tokenOf(link))
}

const withoutScheme = (authorization: string) => authorization.replace(/^Bearer /, '')
const jwtHeader = (jwt: string) => jwt.slice(0, jwt.indexOf('.') + 1)

/** The replies without the session and device ids in their cookies. */
export function withoutIds(replies: string): string {
  return replies.replace(/^(set-cookie: gatehouse(?:-device)?=)[^;\r]+/gim, '$1')
}
