import { randomUUID } from 'node:crypto'
import { type Call, Reply, type Routes, refuse, wants } from './listener.ts'
import type { People, Person } from './people.ts'

export const client = { ClientId: 'zephyr-portal', ClientSecret: 'qa-9Kd0-secret' }
export const serviceAccount = { username: 'svc-portal', password: 'svc-Pa55-phrase' }

const toUserData = (person: Person, sessionToken: string | null) => ({
  id: person.id,
  loginId: person.loginId,
  firstName: person.firstName,
  lastName: person.lastName,
  emailAddress: person.email,
  sessionToken,
  forceShow2FAPref: person.showsPreference,
  hasTimeEntryPageAccess: person.peopleSoftId ? true : null,
  auth0PeopleNetClientId: person.peopleNetId,
  isCaliforniaEmployee: person.isCalifornian,
  passwordChangeRequired: person.mustChange,
  peopleSoftId: person.peopleSoftId,
  hasCSO: person.hasCSO,
  securityQuestion: person.question,
  securityQuestionAnswer: person.answer,
  costCentre: { id: 88, path: ['north', 'plant 4'] },
})

const toLoginData = (person: Person, sessionToken: string | null) => ({
  userData: toUserData(person, sessionToken),
  brandList: {
    entity: 'Zephyr-East',
    eRecruitId: person.brands[0]?.ERecruitId ?? null,
    BrandList: person.brands.map(({ Code, ApplicationCode, ERecruitId }, index) => ({
      brandId: Code,
      name: `Company ${index + 1}`,
      img: null,
      Code,
      ApplicationCode,
      ERecruitId,
      badgeNotification: index === 0 ? '1' : null,
      Region: null,
    })),
    isNewUser: null,
    IsIHT: person.isIHT,
  },
  traceId: 'f1-00',
})

export const createServiceToken =
  ({ serviceTokens }: People): Routes[string] =>
  (call) => {
    wants(call, 'username', 'password')
    const { username, password } = call.body
    if (username !== serviceAccount.username || password !== serviceAccount.password)
      return refuse(401, 'Service account unknown.')
    const token = randomUUID()
    serviceTokens.add(token)
    return { token, expiresIn: '3600', token_type: 'bearer' }
  }

/** What is called for somebody who is not signed in yet. */
export function signInCalls(people: People): Routes {
  const checkClient = ({ body }: Call) => {
    if (body.ClientId !== client.ClientId || body.ClientSecret !== client.ClientSecret)
      throw refuse(403, 'Client not registered.')
  }
  const checkPassword = ({ body }: Call) => {
    const person = people.find(body.Identity)
    return person?.password === body.Password ? person : undefined
  }
  return {
    'POST User/CheckUserForcePassword': (call) => {
      wants(call, 'EmailAddress')
      const isForced = people.find(call.body.EmailAddress)?.isForced
      return { body: { forcePasswordReset: isForced ?? null } }
    },
    'POST User/GetLoginId': (call) => {
      wants(call, 'Identity', 'Password', 'ClientId', 'ClientSecret')
      checkClient(call)
      const person = checkPassword(call)
      if (!person) return { body: { message: 'No match.', userData: null } }
      if (!person.isActive) return { body: { message: 'Account is Inactive.', userData: null } }
      people.sendCode(person)
      return { body: { message: 'Found', userData: { loginId: person.loginId, rank: null } } }
    },
    'POST user/Check2FA': (call) => {
      wants(call, 'ewLoginId', 'token2FA')
      const { ewLoginId, token2FA } = call.body
      const person = people.all.find(({ loginId }) => loginId === ewLoginId)
      if (!person || people.codes.get(person.loginId) !== token2FA)
        return { isValidated: false, jwt: null, attempts: '1' }
      return { isValidated: true, jwt: people.createJwt(person), attempts: '0' }
    },
    'POST User/Login': (call) => {
      wants(call, 'Identity', 'Password', 'ClientId', 'ClientSecret', 'Token2FA')
      checkClient(call)
      const person = checkPassword(call)
      if (person && people.codes.get(person.loginId) === call.body.Token2FA) {
        people.codes.delete(person.loginId)
        return toLoginData(person, null)
      }
    },
    'POST Api/User/Authenticate': (call) => {
      const person = people.find(call.body.Identity)
      if (!person || person.password !== call.body.Password)
        return refuse(401, 'Sign-in failed for this user.')
      return toLoginData(person, people.createJwt(person))
    },
    'POST User/Auth0/Login': (call) => {
      wants(call, 'identity')
      const person = people.find(call.body.identity)
      return person ? toLoginData(person, people.createJwt(person)) : refuse(404, 'Nobody.')
    },
    'POST User/Auth0/Logout': (call) => wants(call, 'sessionToken'),
    'POST Api/User/Google/ReCaptcha/Verify': (call) => {
      wants(call, 'response')
      const score = String(call.body.response).includes('robot') ? '0.1' : '0.9'
      return { success: true, challenge_ts: '2026-11-20T08:00:00Z', hostname: null, score }
    },
  }
}

/** Recovery, by somebody who cannot sign in. */
export function recoveryCalls(people: People): Routes {
  const toValidation = (person: Person | undefined) => ({
    Valid: person !== undefined,
    UserId: person?.id ?? null,
    EmailAddress: person?.email ?? null,
  })
  return {
    'POST Api/User/ForgotPassword': (call) => {
      wants(call, 'username')
      const person = people.find(call.body.username)
      if (!person) return refuse(404, 'User not located.')
      people.sendLink(person)
      return toValidation(person)
    },
    'POST Api/User/{id}/ForgotPassword/Verify': (call) => {
      wants(call, 'securityQuestionAnswer')
      const person = people.find(call.params.id)
      const answer = call.body.securityQuestionAnswer
      if (person && answer === '') {
        people.sendLink(person)
        return toValidation(person)
      }
      if (person?.answer.toLowerCase() !== String(answer).toLowerCase())
        return toValidation(undefined)
      people.mail.push({ to: person.email, text: 'temporary password' })
      return toValidation(person)
    },
    'POST Api/User/{ewId}/SecurityQuestion/ValidateAnswer': (call) => {
      wants(call, 'question', 'answer')
      const person = people.find(call.params.ewId)
      return { Valid: person?.answer.toLowerCase() === String(call.body.answer).toLowerCase() }
    },
    'POST Api/User/FindEmailAddress': (call) => {
      wants(call, 'LastName', 'LastSix')
      const { LastName, LastSix } = call.body
      const found = people.all.find(
        ({ lastName, lastSix }) => lastName === LastName && lastSix === String(LastSix),
      )
      return { EmailAddress: found?.email ?? null, Source: 'HR' }
    },
    'GET User/{id}/RequestPasswordReset': ({ params }) => {
      const person = people.find(params.id)
      if (person) people.sendLink(person)
      return new Reply(204)
    },
    'POST User/ValidatePasswordReset': (call) => {
      wants(call, 'token')
      const known = people.resetTokens.get(String(call.body.token))
      if (!known) return { isValid: false, ewLoginId: null, config: null }
      const { person, isUsed } = known
      const config = {
        token: call.body.token,
        loginId: person.loginId,
        HasExpired: isUsed,
        HasBeenActuated: isUsed,
        PinDoesNotMatch: false,
        IsValid: !isUsed,
        ExpirationDate: '2026-12-31T00:00:00',
        ActuatedDate: null,
        AuditId: 5,
        UserId: person.id,
      }
      return { isValid: !isUsed, ewLoginId: isUsed ? null : person.loginId, config }
    },
    'POST Api/User/PasswordResetPin/Verify': (call) => {
      wants(call, 'pin')
      const person = people.find('lost@zephyr.example')
      if (call.body.pin !== '8642' || !person)
        return { message: 'No record', login: null, token: null }
      people.sendLink(person)
      const token = people.mail.at(-1)?.text
      return { message: 'Record located successfully', login: person.loginId, token }
    },
    'POST User/PasswordReset': (call) => {
      wants(call, 'loginId', 'password', 'token')
      const known = people.resetTokens.get(String(call.body.token))
      if (!known || known.isUsed || known.person.loginId !== call.body.loginId)
        return refuse(400, 'The token cannot be used.')
      if (call.body.password === known.person.password)
        return refuse(400, 'You have used this password before.')
      known.isUsed = true
      known.person.password = String(call.body.password)
      return { body: { message: 'Password updated' } }
    },
  }
}

/** What somebody signed in asks about their own account. */
export function accountCalls(people: People): Routes {
  const self = ({ body, params }: Call) => {
    const person = people.find(body.ewUserId ?? params.ewId ?? params.id)
    if (!person) throw refuse(404, 'Nobody has this id.')
    return person
  }
  return {
    'POST User/Logout': () => new Reply(204),
    'POST User/Send2FA': (call) => {
      wants(call, 'ewLoginId')
      const person = people.find(call.body.ewLoginId)
      if (person) people.sendCode(person)
    },
    'POST User/Auth0/Add2FAPreference': (call) => {
      wants(call, 'ewUserId', 'phoneE164', 'preference')
      const person = self(call)
      person.preference = String(call.body.preference)
      person.phone = call.body.phoneE164 ? String(call.body.phoneE164) : null
      return true
    },
    'POST User/Auth0/GetPhoneNumber': (call) => ({ phoneE164: self(call).phone, carrier: null }),
    'POST User/GetPreference2FA': (call) => ({ preference: self(call).preference }),
    'POST User/UpdateForceShow2FAPref': (call) => {
      self(call).showsPreference = null
      return { Success: true }
    },
    'POST User/{id}/SetUserPassword': (call) => {
      wants(call, 'CurrentPassword', 'RepeatPassword1', 'RepeatPassword2')
      const person = self(call)
      if (call.body.CurrentPassword !== person.password)
        return refuse(400, 'The current password is not right.')
      person.password = String(call.body.RepeatPassword1)
      person.mustChange = null
      return 'OK'
    },
    'POST User/{ewId}/SecurityQuestion': (call) => {
      wants(call, 'securityQuestion', 'securityQuestionAnswer')
      const person = self(call)
      person.question = String(call.body.securityQuestion)
      person.answer = String(call.body.securityQuestionAnswer)
      return { Success: true, Message: null }
    },
    'POST User/{entity}/{ewId}/Email': (call) => {
      wants(call, 'email')
      if (call.params.entity !== 'Zephyr-East') return refuse(404, 'Entity unknown.')
      self(call).email = String(call.body.email)
    },
  }
}
