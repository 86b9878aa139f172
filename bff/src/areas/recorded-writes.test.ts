import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@gatehouse/contracts/endpoint'
import { endpoints } from '@gatehouse/contracts/portal/endpoints'
import { downloadAttachment } from '@gatehouse/contracts/portal/notifications'
import { signOut } from '@gatehouse/contracts/portal/session'
import { checkStepUpPasscode, sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { recordPresses } from '@gatehouse/contracts/portal/tracking'
import { idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { type Fakes, startFakes } from '@gatehouse/mocks/fakes'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { restoreClock } from '../testing/advance-clock.ts'
import { type Input, sampleWrites, type Write } from '../testing/sample-writes.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import type { Visitor } from '../testing/visitor.ts'

let fakes: Fakes
beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
afterEach(restoreClock)

/** Limits of a gateway outlive a reset of the fakes. */
async function withNewGateway({ settings }: Write, run: (stack: Stack) => Promise<void>) {
  fakes.world.reset()
  const recovery = { RECOVERY_SLOT_MS: '0', RECOVERY_MESSAGES: 'explicit' }
  const stack = await startStack({ ...recovery, ...settings }, { fakes })
  try {
    await run(stack)
  } finally {
    await stack.close()
  }
}

async function newBrowser(stack: Stack, { login, prepare }: Write): Promise<Visitor> {
  const visitor = stack.visitor()
  if (login) expect((await visitor.signIn(login)).status).toBe(200)
  await prepare?.(visitor, fakes.world)
  return visitor
}

/**
 * Uses a write, and once more after a step-up if it asks for one. Gives a line for the reply, each upstream
 * call and each audit entry, without what differs from run to run.
 */
async function use(
  stack: Stack,
  visitor: Visitor,
  { endpoint }: Write,
  { key = randomUUID(), ...input }: Input,
) {
  const { calls, outbox } = fakes.world
  const send = () => {
    calls.clear()
    return visitor.send(endpoint, { ...input, headers: { [idempotencyHeader]: key } })
  }
  const audited = stack.audit().length
  let answer = await send()
  const asksStepUp = answer.problem.code === 'step-up-required'
  if (asksStepUp) {
    await visitor.call(sendStepUpPasscode)
    const [newest] = outbox.list()
    await visitor.call(checkStepUpPasscode, { body: { passcode: newest?.code ?? '' } })
    answer = await send()
  }
  const { type: _, title: _title, reference: _reference, ...content } = answer.problem
  const entries = stack
    .audit()
    .slice(audited)
    .map(({ at, seq, prev, hash, reference, ...entry }) => JSON.stringify(entry))
  const outcome = `${asksStepUp ? 'after a step-up ' : ''}${answer.status}`
  // Some are sent at the same time.
  const sent = calls
    .list()
    .toSorted((one, other) => String(one.operation).localeCompare(String(other.operation)))
  return {
    operations: sent.map(({ operation }) => operation ?? 'none'),
    brief: hideVolatile([outcome, content.code, ...entries].filter(Boolean).join(' ')),
    full: hideVolatile(
      [
        `${outcome} ${JSON.stringify(content)}`,
        ...sent.map(({ method, path, body }) => `${method} ${path} ${JSON.stringify(body)}`),
        ...entries,
      ].join('\n'),
    ),
  }
}

function hideVolatile(text: string): string {
  return text
    .replace(/[\da-f]{8}-[\da-f-]{27}/g, 'uuid')
    .replace(/(?<=")[\w-]{43}\.[\w-]{22}(?=")/g, '…')
    .replace(/(?<=\.)[\w-]{22}(?=["/])/g, '…')
    .replace(/"[\w-]{22}"(?!:)/g, '"…"')
    .replace(/(?<="(token|token2FA|clientSecret)":")[^"]+/gi, '…')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'instant')
    .replace(/Temp\d+!/g, 'temporary')
    .replace(/ey[\w-]+\.[\w-]+\.[\w-]*/g, 'token')
    .replace(/(?<="(expiresIn|retryAfter|resendAfter)":)\d+/g, '0')
    .replace(/127\.0\.0\.1:\d+/g, '127.0.0.1')
}

const hideDays = (text: string) => text.replace(/\d{4}-\d\d-\d\d/g, 'day')

/** Of the area, by another browser of the user. */
async function readArea(visitor: Visitor, { path }: Endpoint): Promise<string[]> {
  const area = path.split('/', 3).join('/')
  const lines = []
  for (const endpoint of endpoints) {
    if (endpoint.method !== 'GET' || endpoint.access !== 'signed-in') continue
    if (!endpoint.path.startsWith(area) || endpoint.path.includes(':')) continue
    const { status, reply, problem } = await visitor.send(endpoint)
    const content = JSON.stringify(status === 200 ? reply : problem.code, null, 1)
    for (const line of content.split('\n'))
      lines.push(hideDays(hideVolatile(`${endpoint.path} ${line.trim()}`)))
  }
  return lines
}

/** The lines that are not among the others, each of which stands for one. */
function without(lines: string[], others: string[]): string[] {
  const left = [...others]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const isUnscored = (endpoint: Endpoint) => endpoint.method !== 'GET' && endpoint.unscored === true

/** Its failure does not depend on the write. */
const isOfEachWrite = (operation: string) => /^(verifyReCaptcha|authenticate)$/.test(operation)

const named = sampleWrites.map((write) => {
  const { method, path } = write.endpoint
  return [`${method} ${path}`, write] as const
})

test('each write has a sample', () => {
  const writes = endpoints.filter(({ method }) => method !== 'GET')
  const sampled = new Set(sampleWrites.map(({ endpoint }) => endpoint))
  expect(writes.filter((endpoint) => !sampled.has(endpoint))).toEqual([
    downloadAttachment,
    signOut,
    recordPresses,
  ])
})

test.each(named)('%s: done, again, and with each upstream failing once', async (_name, write) => {
  const { endpoint, login, input = () => ({}) } = write
  const record: string[] = []
  const operations = new Set<string>()
  await withNewGateway(write, async (stack) => {
    const other = await newBrowser(stack, login ? { endpoint, login } : { endpoint })
    const visitor = await newBrowser(stack, write)
    const before = login ? await readArea(other, endpoint) : []

    const stale = await input(visitor)
    const first = await use(stack, visitor, write, stale)
    expect(isUnscored(endpoint)).toBe(first.operations.length === 0)
    for (const operation of first.operations) operations.add(operation)
    const after = login ? await readArea(other, endpoint) : []
    const changed = [
      ...without(before, after).map((line) => `- ${line}`),
      ...without(after, before).map((line) => `+ ${line}`),
    ]

    const again = await use(stack, visitor, write, stale)
    const current = { key: randomUUID(), ...(await input(visitor)) }
    const onceMore = await use(stack, visitor, write, current)
    const repeated = await use(stack, visitor, write, current)
    record.push('# first', first.full, ...changed)
    for (const [title, { full }] of Object.entries({ again, onceMore, repeated }))
      record.push(`# ${title}`, full === first.full ? '(as first)' : full)
  })
  for (const operation of operations)
    for (const kind of isOfEachWrite(operation) ? [] : (['status', 'reset'] as const))
      await withNewGateway(write, async (stack) => {
        const visitor = await newBrowser(stack, write)
        const key = randomUUID()
        const sent = await input(visitor)
        fakes.world.faults.add({ operation, kind, status: 500 })
        const failed = await use(stack, visitor, write, { key, ...sent })
        fakes.world.faults.clear()
        const again = await use(stack, visitor, write, { key, ...(await input(visitor)) })
        record.push(`# ${operation}: ${kind}`)
        for (const one of [failed, again]) record.push(one.brief, `  ${one.operations.join(' ')}`)
      })
  expect(record.join('\n')).toMatchSnapshot()
})
