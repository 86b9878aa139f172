import { candidateCalls } from './candidate-system.ts'
import { jobCalls } from './job-system.ts'
import {
  type Call,
  type Handler,
  type Json,
  listen,
  type Routes,
  refuse,
  serverErrorPage,
} from './listener.ts'
import { contentCalls, localityCalls, messageCalls } from './messages-and-content.ts'
import { identityProvider, payrollPages } from './outside-hosts.ts'
import { People } from './people.ts'
import { employeeCalls, payCalls } from './people-soft.ts'
import {
  accountCalls,
  client,
  createServiceToken,
  recoveryCalls,
  serviceAccount,
  signInCalls,
} from './user-system.ts'

const headers = { client: 'X-Zephyr-Client', jwt: 'X-Zephyr-Jwt', timeCode: 'X-Zephyr-Time-Code' }
const clientAuthorization = 'Basic emVwaHly'
const base = '/Zephyr.Services/v3/'

const guard = (routes: Routes, check: (call: Call) => unknown): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([route, handler]): [string, Handler] => [
      route,
      (call) => check(call) ?? handler(call),
    ]),
  )

export type SecondSystem = Awaited<ReturnType<typeof startSecondSystem>>

/** All systems of the specifications, written from them alone. */
export async function startSecondSystem() {
  const people = new People()
  const applied: Json[] = []
  const calls: Call[] = []
  const outside: Call[] = []

  const asService = ({ headers: sent }: Call) => {
    const token = sent.authorization?.replace(/^Bearer /, '') ?? ''
    if (!people.serviceTokens.has(token))
      return serverErrorPage(401, 'Unauthorized: Access is denied')
    if (sent[headers.client.toLowerCase()] !== clientAuthorization)
      return refuse(403, 'Client authorization missing.')
  }
  const asPerson = (call: Call) => {
    const { headers: sent, params, body } = call
    const person = people.jwts.get(String(sent[headers.jwt.toLowerCase()]))
    if (!person) return refuse(401, 'Authorization has been denied for this request.')
    const named = body.ewUserId ?? params.ewId ?? params.id ?? person.id
    if (String(named) !== String(person.id)) return refuse(403, 'Not your record.')
    if (sent[headers.timeCode.toLowerCase()] !== String(person.id))
      return refuse(403, 'TimeCode missing.')
  }

  const openRoutes: Routes = {
    ...signInCalls(people),
    ...recoveryCalls(people),
    ...localityCalls(),
    ...jobCalls(),
    ...candidateCalls(applied),
    ...contentCalls(),
  }
  const ownRoutes: Routes = {
    ...accountCalls(people),
    ...messageCalls(),
    ...payCalls(),
    ...employeeCalls(),
  }
  const api = await listen(
    base,
    {
      'POST Api/Account/Authenticate': createServiceToken(people),
      ...guard({ ...guard(ownRoutes, asPerson), ...openRoutes }, asService),
    },
    calls,
  )
  const payroll = await listen('/', payrollPages(), outside)
  let issuer = ''
  const identity = await listen('/', await identityProvider(() => issuer, 'ZQ-ODUYA'), outside)
  issuer = `${identity.origin}/`

  return {
    people,
    applied,
    calls,
    outside,
    /** What an operator would set. */
    settings: {
      UPSTREAM_API_URL: `${api.origin}${base}`,
      SERVICE_USERNAME: serviceAccount.username,
      SERVICE_PASSWORD: serviceAccount.password,
      CLIENT_ID: client.ClientId,
      CLIENT_SECRET: client.ClientSecret,
      CLIENT_AUTHORIZATION: clientAuthorization,
      HEADER_CLIENT: headers.client,
      HEADER_JWT: headers.jwt,
      HEADER_TIMECODE: headers.timeCode,
      HEADER_PORTAL_USER: 'X-Zephyr-Portal-User',
      PAYROLL_URL: payroll.origin,
    },
    identityOrigin: identity.origin,
    close: () => Promise.all([api.close(), payroll.close(), identity.close()]),
  }
}
