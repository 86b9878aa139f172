import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Operation } from '@gatehouse/contracts/operation'
import * as account from '@gatehouse/contracts/upstream/account'
import * as employeeContent from '@gatehouse/contracts/upstream/employee-content'
import * as user from '@gatehouse/contracts/upstream/user'
import { parts, tookMs } from './gathering.ts'
import { SlowestOf } from './slowest-of.ts'
import { large, small } from './upstream-content.ts'
import { personOf } from './upstream-people.ts'

/**
 * The bench's upstream: it answers the operations literally and with the least work, so that it is
 * never what is waited for. Run as a process of its own; PORT is where.
 */
type Asked = { identity: string; userId: string }

const json = (content: object) => Buffer.from(JSON.stringify(content))

const part = json({
  items: Array.from({ length: 5 }, (_, i) => ({
    id: `item-${i}`,
    text: 'Hours of the week are due on Tuesday.',
  })),
})

const answers: readonly [Operation, (asked: Asked) => Buffer][] = [
  [account.authenticate, () => json({ token: 'service-token', expiresIn: 86_400 })],
  [user.verifyReCaptcha, () => json({ success: true, score: 0.9 })],
  [user.checkUserForcePassword, () => json({ forcePasswordReset: false })],
  [user.getLoginId, ({ identity }) => json({ userData: { loginId: personOf(identity).loginId } })],
  [user.check2FA, () => json({ isValidated: true })],
  [user.login, ({ identity }) => json(signedIn(identity))],
  [employeeContent.getContent, ({ userId }) => (userId.startsWith('large') ? large : small)],
  ...parts.map((operation) => [operation, () => part] as [Operation, () => Buffer]),
]

function signedIn(identity: string) {
  const { id, loginId, jwt } = personOf(identity)
  const person = { id, loginId, firstName: 'Maria', lastName: 'Santos', sessionToken: jwt }
  return { userData: person, brandList: [{ Code: 'GH', ApplicationCode: 'GHP' }] }
}

const byPath = new Map(
  answers.map(([operation, answer]) => [
    `${operation.method} ${operation.path}`,
    { operation, answer },
  ]),
)
const slow = new Set<Operation>(parts)
const slowest = new SlowestOf(parts.length)
let calls: Record<string, number> = {}

async function answerCall(request: IncomingMessage, response: ServerResponse) {
  const arrived = performance.now()
  if (request.url === '/bench/tally') return send(response, takeTally())
  const found = byPath.get(`${request.method} ${request.url}`)
  if (!found) return response.writeHead(501).end()
  const { operation, answer } = found
  calls[operation.name] = (calls[operation.name] ?? 0) + 1
  const userId = String(request.headers.timecode ?? '')
  const identity = await identityOf(request, operation)
  if (slow.has(operation)) {
    await wait(tookMs)
    slowest.note(userId, performance.now() - arrived)
  }
  send(response, answer({ identity, userId }))
}

/** Only a sign-in says who it is about in its body. */
async function identityOf(request: IncomingMessage, operation: Operation): Promise<string> {
  if (operation !== user.getLoginId && operation !== user.login) {
    request.resume()
    return ''
  }
  const { Identity } = JSON.parse(Buffer.concat(await request.toArray()).toString())
  return Identity
}

/** What was called since the last time somebody asked. */
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
// Connections rest while others are measured: none must break when its turn comes.
server.keepAliveTimeout = 600_000
server.listen(Number(process.env.PORT), '127.0.0.1')
