import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Operation } from '@gatehouse/contracts/operation'
import * as account from '@gatehouse/contracts/upstream/account'
import * as employeeContent from '@gatehouse/contracts/upstream/employee-content'
import * as user from '@gatehouse/contracts/upstream/user'
import { parts, tookMs } from './gather-endpoint.ts'
import { grownEndpoint, grownReply } from './growth-endpoints.ts'
import { SlowestCalls } from './slowest-calls.ts'
import { large, small } from './upstream-content.ts'
import { userOf } from './upstream-users.ts'

/**
 * The upstream of the bench: fixed replies with minimal work, so that it is never the bottleneck.
 * A separate process that listens on PORT.
 */
type CallInput = { identity: string; userId: string }

const json = (content: object) => Buffer.from(JSON.stringify(content))

const part = json({
  items: Array.from({ length: 5 }, (_, i) => ({
    id: `item-${i}`,
    text: 'Hours of the week are due on Tuesday.',
  })),
})

const grown = json(grownReply)

const replies: readonly [Operation, (input: CallInput) => Buffer][] = [
  [account.authenticate, () => json({ token: 'service-token', expiresIn: 86_400 })],
  [user.verifyReCaptcha, () => json({ success: true, score: 0.9 })],
  [user.checkUserForcePassword, () => json({ forcePasswordReset: false })],
  [user.getLoginId, ({ identity }) => json({ userData: { loginId: userOf(identity).loginId } })],
  [user.check2FA, () => json({ isValidated: true })],
  [user.login, ({ identity }) => json(signedIn(identity))],
  [employeeContent.getContent, ({ userId }) => (userId.startsWith('large') ? large : small)],
  [grownEndpoint(0).operation, () => grown],
  ...parts.map((operation) => [operation, () => part] as [Operation, () => Buffer]),
]

function signedIn(identity: string) {
  const { id, loginId, jwt } = userOf(identity)
  const person = { id, loginId, firstName: 'Maria', lastName: 'Santos', sessionToken: jwt }
  return { userData: person, brandList: [{ Code: 'GH', ApplicationCode: 'GHP' }] }
}

const routes = new Map(
  replies.map(([operation, reply]) => [
    `${operation.method} ${operation.path}`,
    { operation, reply },
  ]),
)
const slow = new Set<Operation>(parts)
const slowest = new SlowestCalls(parts.length)
let calls: Record<string, number> = {}

async function answerCall(request: IncomingMessage, response: ServerResponse) {
  const arrived = performance.now()
  if (request.url === '/bench/tally') return send(response, takeTally())
  const route = routes.get(`${request.method} ${request.url}`)
  if (!route) return response.writeHead(501).end()
  const { operation, reply } = route
  calls[operation.name] = (calls[operation.name] ?? 0) + 1
  const userId = String(request.headers.timecode ?? '')
  const identity = await identityOf(request, operation)
  if (slow.has(operation)) {
    await wait(tookMs)
    slowest.add(userId, performance.now() - arrived)
  }
  send(response, reply({ identity, userId }))
}

/** Only sign-in calls carry the identity in their body. */
async function identityOf(request: IncomingMessage, operation: Operation): Promise<string> {
  if (operation !== user.getLoginId && operation !== user.login) {
    request.resume()
    return ''
  }
  const { Identity } = JSON.parse(Buffer.concat(await request.toArray()).toString())
  return Identity
}

/** Calls since the previous tally. */
function takeTally(): Buffer {
  const tally = json({ calls, slowest: slowest.take() })
  calls = {}
  return tally
}

function send(response: ServerResponse, body: Buffer) {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
  response.end(body)
}

const server = createServer(answerCall)
// Keep connections open while the other side is measured.
server.keepAliveTimeout = 600_000
server.listen(Number(process.env.PORT), '127.0.0.1')
