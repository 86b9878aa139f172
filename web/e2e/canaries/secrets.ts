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

/** Secrets that recovery has brought up. */
export interface Recovered {
  passcodes: string[]
  temporaryPassword: string
  link: string
}

/** Recovered secrets, and all that was sent on the way. */
export interface Journey extends Recovered {
  wrongPasscode: string
  calls: UpstreamCall[]
  replies: string
}

const asked = (...names: string[]) => names
const operationsAs = (...who: Operation['as'][]) =>
  operations.filter((one) => who.includes(one.as)).map(({ name }) => name)
const sent = (header: string) => (journey: Journey) =>
  journey.calls.flatMap(({ headers }) => headers[header] ?? [])
const kept = (cookie: string) => (journey: Journey) =>
  cookiesIn(journey.replies).flatMap(({ name, value }) => (name === cookie ? value : []))

/** Each secret: name, values on this journey, operations that need it, and a place that may show it. */
export const secrets: [string, (journey: Journey) => string[], string[], 'replies'?][] = [
  ['password', () => [password], asked('getLoginId', 'login')],
  ['wrong password', () => [wrongPassword], asked('getLoginId')],
  ['temporary password', (j) => [j.temporaryPassword], asked('getLoginId', 'login')],
  ['new password', () => [newPassword], asked('passwordReset', 'getLoginId', 'login')],
  ['reset token', (j) => [tokenOf(j.link)], asked('validatePasswordReset', 'passwordReset')],
  ["PIN's token", pinTokens, asked('validatePasswordReset')],
  ['PIN', () => ['246810'], asked('verifyPasswordResetPin')],
  ['wrong PIN', () => [wrongPin], asked('verifyPasswordResetPin')],
  ['last six', () => ['456789'], asked('findEmailAddress')],
  // My Account shows the answer.
  ['answer', () => ['Biscuit'], asked('verifyForgotPassword'), 'replies'],
  ['wrong answer', () => [wrongAnswer], asked('verifyForgotPassword')],
  ['new e-mail address', () => [newEmail], asked('saveEmail'), 'replies'],
  ['passcode', ({ passcodes }) => passcodes, asked('check2FA', 'login')],
  ['wrong passcode', ({ wrongPasscode }) => [wrongPasscode], asked('check2FA')],
  ['service password', () => [fakeCredentials.servicePassword], asked('authenticate')],
  ['client secret', () => [fakeCredentials.clientSecret], asked('getLoginId', 'login')],
  ['client authorization', sent('clientauthorization'), operationsAs('service', 'caller')],
  ['service token', (j) => sent('authorization')(j).map(bare), operationsAs('service', 'caller')],
  ["caller's token", sent('jwtauthorization'), operationsAs('caller')],
  [
    'head of any JWT',
    (j) => sent('jwtauthorization')(j).map(headOf),
    [...operationsAs('caller'), ...asked('passwordReset')],
  ],
  ['session id', kept('gatehouse'), asked()],
  ['device id', kept('gatehouse-device'), asked()],
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

const bare = (authorization: string) => authorization.replace(/^Bearer /, '')
const headOf = (jwt: string) => jwt.slice(0, jwt.indexOf('.') + 1)

/** The replies without the session and device ids in their cookies. */
export function withoutIds(replies: string): string {
  return replies.replace(/^(set-cookie: gatehouse(?:-device)?=)[^;\r]+/gim, '$1')
}
