import type { Config } from '@gatehouse/bff/settings/config'
import {
  type CallInput,
  createUpstreamClient,
  type UpstreamClient,
} from '@gatehouse/bff/upstream/client'
import type { UpstreamResponse } from '@gatehouse/bff/upstream/exchange'
import { policyOf } from '@gatehouse/bff/upstream/policy'
import type { FileStream } from '@gatehouse/contracts/file'
import type { Operation, System } from '@gatehouse/contracts/operation'
import type { Field } from './compare-reply.ts'
import { bodySettings, credentialsToCheck } from './credential-settings.ts'
import { type Drift, nameDrift, wholeReply } from './drift.ts'
import { judgeAnswer } from './judge-answer.ts'
import { plan } from './plan.ts'
import type { Given, Step } from './step.ts'
import { fillIn, placeholdersOf, type Values } from './values.ts'
import type { VerifyInputs } from './verify-inputs.ts'

/** Result of one operation. Holds no value of an answer or input. */
export interface Row {
  /** As it was sent: with the path and the credentials of UPSTREAM_PATHS. */
  operation: Operation
  outcome: 'ok' | 'broken' | 'skipped'
  /** Of a skipped one. */
  why?: string
  status?: number
  ms?: number
  /** Of a broken one. */
  drifts: Drift[]
  /** Credentials that a broken one may have been refused for. */
  toCheck: string[]
  /** Differences that the gateway tolerates. */
  notes: Drift[]
  accepted: Drift[]
  fields: Field[]
}

export interface VerifyOptions {
  config: Config
  inputs: VerifyInputs
  /** Names one log line of the upstreams per call. */
  requestId: string
  /** Default: all. Operations that these need are called too. */
  selects?: (step: Step) => boolean
  readOnly: boolean
  /** An extra field is a drift. */
  strict?: boolean
  /** Sign-in flows whose operations are called. */
  signIns: readonly Config['SIGN_IN'][]
  askPasscode: Given['askPasscode']
  onRow?: (row: Row) => void
}

const notSignedIn = 'the account is not signed in'

/** Calls the operations of the plan one after another and compares each answer with its contract. */
export async function verifyUpstreams(options: VerifyOptions): Promise<Row[]> {
  const { config, inputs, selects = () => true, onRow = () => {} } = options
  let response: UpstreamResponse | undefined
  let current: Step | undefined
  let onFileEnd = () => {}
  let tokenMs = 0
  const client = createUpstreamClient(config, {
    log: { warn: () => {} },
    onCall: ({ name }, { ms }) => {
      if (name !== current?.operation.name) tokenMs += ms
    },
    onResponse: (operation, one) => {
      // The client fetches its service token by itself.
      if (operation !== current?.operation) return
      response = one
      onFileEnd()
    },
  })
  const values: Values = { ...valuesOf(config), ...inputs.values }
  const needed = withPrerequisites(plan.filter(selects), inputs, client)
  const rows: Row[] = []
  try {
    for (const step of plan.filter((one) => needed.has(one))) {
      const { operation } = step
      const sent = client.asSent(operation)
      const why = whyNot(step, values, options, client)
      if (why && rows.some((row) => row.operation.name === operation.name)) continue
      if (why) rows.push(skippedRow(sent, why))
      else {
        current = step
        response = undefined
        tokenMs = 0
        const before = performance.now()
        // The client tells of a file's response once its reader has all of it.
        const fileEnd = new Promise<void>((resolve) => {
          onFileEnd = resolve
        })
        const { reply, error } = await call(client, step, values, options)
        if (operation.file && !error) await fileEnd
        const ms = performance.now() - before - tokenMs
        const deadline = policyOf(operation, config).deadlineMs
        const { drifts, fields } = judgeAnswer(step, { response, error, ms, deadline })
        if (!error) await take(step, reply, { values, askPasscode: options.askPasscode })
        if (drifts.length === 0 && step.mustGive && isNone(values, step.mustGive))
          drifts.push({ kind: 'refused', path: wholeReply, detail: step.refusal ?? notSignedIn })
        rows.push({ ...toRow({ ...step, operation: sent }, drifts, options, response), fields, ms })
      }
      onRow(rows.at(-1) as Row)
    }
  } finally {
    await client.close()
  }
  return rows
}

function skippedRow(operation: Operation, why: string): Row {
  const none = { drifts: [], toCheck: [], notes: [], accepted: [], fields: [] }
  return { operation, outcome: 'skipped', why, ...none }
}

function toRow(
  step: Step,
  found: Drift[],
  { inputs, strict }: VerifyOptions,
  response: UpstreamResponse | undefined,
): Omit<Row, 'fields'> {
  const { operation } = step
  const names = inputs.accepted[operation.name] ?? []
  const isAccepted = (drift: Drift) => names.includes(nameDrift(drift))
  const isNote = ({ kind }: Drift) => kind === 'extra' && !strict
  const open = found.filter((drift) => !isAccepted(drift))
  const drifts = open.filter((drift) => !isNote(drift))
  return {
    operation,
    outcome: drifts.length > 0 ? 'broken' : 'ok',
    drifts,
    toCheck: credentialsToCheck(step, drifts),
    notes: open.filter(isNote),
    accepted: found.filter(isAccepted),
    ...(response && { status: response.status }),
  }
}

/** Values of the settings, and some that exist everywhere. */
function valuesOf(config: Config): Values {
  return {
    ...Object.fromEntries(
      Object.entries(bodySettings).map(([name, setting]) => [name, config[setting]]),
    ),
    portal: config.PUBLIC_ORIGIN,
    brand: Object.keys(config.JOB_BRAND_NAMES)[0],
    country: 'US',
    contentCode: 'privacy-policy',
    menuCode: 'announcements',
    routingNumber: '021000021',
  }
}

function inputOf(step: Step, { inputs }: VerifyInputs) {
  const given = inputs[step.operation.name]
  return given && given !== true ? given : step.input
}

/** Names of the values that a call needs. */
function needsOf(step: Step, inputs: VerifyInputs, client: UpstreamClient): string[] {
  const { as } = client.asSent(step.operation)
  const credentials = { caller: ['userId', 'jwt'], payroll: ['payrollId'] }
  const own = as === 'caller' || as === 'payroll' ? credentials[as] : []
  return [...new Set([...own, ...placeholdersOf(inputOf(step, inputs))])]
}

function providersOf(name: string): Step[] {
  return plan.filter(({ gives }) => Object.hasOwn(gives, name))
}

function withPrerequisites(selected: Step[], inputs: VerifyInputs, client: UpstreamClient) {
  const needed = new Set<Step>()
  const add = (step: Step) => {
    if (needed.has(step)) return
    needed.add(step)
    for (const name of needsOf(step, inputs, client))
      if (isNone(inputs.values, name)) providersOf(name).forEach(add)
  }
  selected.forEach(add)
  return needed
}

function whyNot(
  step: Step,
  values: Values,
  { readOnly, signIns, inputs }: VerifyOptions,
  client: UpstreamClient,
): string | undefined {
  const { operation, effect, leaves, signIn, signsOut } = step
  if (signIn && !signIn.some((one) => signIns.includes(one)))
    return `used with SIGN_IN=${signIn.join(' or ')} only`
  if (readOnly && effect === 'lasting') return `read-only: it ${leaves}`
  if (readOnly && effect === 'change') return 'read-only: it is a write'
  if (effect === 'lasting' && !inputs.inputs[operation.name])
    return `it ${leaves}: no input is given for it`
  if (signsOut && ['jwt', 'identityJwt'].some((name) => !isNone(inputs.values, name)))
    return 'it ends the session whose jwt is given'
  const missing = needsOf(step, inputs, client).filter((name) => isNone(values, name))
  if (missing.length === 0) return undefined
  const from = [...new Set(missing.flatMap((name) => providersOf(name).map(nameOf)))]
  const hint = from.length > 0 ? `from ${from.join(' or ')}` : 'among the values given'
  return `no ${missing.join(', ')} ${hint}`
}

function nameOf({ operation }: Step): string {
  return operation.name
}

async function call(
  client: UpstreamClient,
  step: Step,
  values: Values,
  { inputs, requestId }: VerifyOptions,
): Promise<{ reply?: unknown; error?: Error }> {
  const caller = {
    userId: String(values.userId),
    jwt: String(values.jwt),
    payrollId: isNone(values, 'payrollId') ? null : String(values.payrollId),
  }
  const input = fillIn(inputOf(step, inputs), values) as CallInput<Operation>
  try {
    const reply: unknown = await client.callAs({ caller, requestId })(step.operation, input)
    if (step.operation.file) for await (const _ of (reply as FileStream).content);
    return { reply }
  } catch (error) {
    return { error: error as Error }
  }
}

/** Values that are known already stay. */
async function take({ gives }: Step, reply: unknown, given: Given) {
  for (const [name, from] of Object.entries(gives)) {
    if (!isNone(given.values, name)) continue
    const value = await from(reply as never, given)
    if (value !== undefined) given.values[name] = value
  }
}

function isNone(values: Values, name: string): boolean {
  const value = values[name] ?? undefined
  // An empty phone is written back as such.
  const isBlank = typeof value === 'string' && value.trim() === '' && name !== 'phone'
  return value === undefined || isBlank
}

export function systemsOf(rows: readonly Row[]): System[] {
  return [...new Set(rows.map(({ operation }) => operation.system))]
}
