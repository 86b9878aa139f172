import { parseArgs, types } from 'node:util'
import { makeRequestId } from '@gatehouse/bff/http/request-id'
import type { Audit } from '@gatehouse/bff/observability/audit'
import { type Config, ConfigError, readConfig } from '@gatehouse/bff/settings/config'
import { createUpstreamClient } from '@gatehouse/bff/upstream/client'
import { UpstreamError } from '@gatehouse/bff/upstream/upstream-error'
import { isUserId } from '@gatehouse/contracts/upstream/fields'
import { commandLine } from '../command-line/command-line.ts'
import { withUsage } from '../command-line/with-usage.ts'
import { endSignals } from '../programs/end-signals.ts'
import { actions, type OperatorCall } from './actions.ts'
import { withAuditLog } from './audit-log.ts'
import { operatorName } from './operator-name.ts'
import type { Terminal } from './terminal.ts'

const usage = `${commandLine('operator')} <what> <user id> [--yes]
  what: ${Object.keys(actions).join(', ')}
  --yes: skips the confirmation`

interface Command {
  action: string
  userId: string
  yes: boolean
}

/** Parses the command, asks for confirmation and runs it with an audit record; resolves with the exit code. */
export async function operate(
  args: string[],
  environment: Record<string, string | undefined>,
  terminal: Terminal,
): Promise<number> {
  try {
    return await execute(parseCommand(args), readConfig(environment), terminal)
  } catch (error) {
    if (!types.isNativeError(error)) throw error
    const { message } = error
    terminal.print(error instanceof ConfigError ? message.replace('gateway', 'operator') : message)
    return 1
  }
}

/** Throws an Error with the usage. */
function parseCommand(args: string[]): Command {
  const { values, positionals } = withUsage(usage, () =>
    parseArgs({
      args,
      options: { yes: { type: 'boolean', default: false } },
      allowPositionals: true,
    }),
  )
  const [action = '', userId = '', ...more] = positionals
  if (!Object.hasOwn(actions, action) || !isUserId(userId) || more.length > 0)
    throw new Error(usage)
  return { action, userId, yes: values.yes }
}

async function execute({ action, userId, yes }: Command, config: Config, terminal: Terminal) {
  const { describe, prepare } = actions[action] ?? {}
  if (!describe || !prepare) throw new Error(usage)
  if (config.AUDIT_LOG === '')
    throw new Error('AUDIT_LOG: is required, because operator actions are audited')
  const operator = operatorName()
  const { origin } = config.UPSTREAM_API_URL
  terminal.print(`${describe(`user ${userId}`)}\nAt ${origin}, audited as ${operator}.`)
  if (!yes && !terminal.isTerminal)
    throw new Error('Nothing was done: there is no terminal to confirm in. Use --yes')
  const operatorCall = await prepare(userId, terminal)
  if (!yes && (await terminal.ask('Type yes to go on: ')).trim() !== 'yes') {
    terminal.print('Nothing was done.')
    return 1
  }
  terminal.close()
  return withoutInterruption(() =>
    withAuditLog(config, (audit) =>
      perform(operatorCall, { action, userId, operator, config, audit, terminal }),
    ),
  )
}

/** A signal between the two audit records would leave the outcome unaudited and the lock in place. */
async function withoutInterruption<T>(act: () => Promise<T>): Promise<T> {
  const ignore = () => {}
  for (const signal of endSignals) process.on(signal, ignore)
  try {
    return await act()
  } finally {
    for (const signal of endSignals) process.off(signal, ignore)
  }
}

interface PerformOptions {
  action: string
  userId: string
  operator: string
  config: Config
  audit: Audit
  terminal: Terminal
}

/** Audits the start before the call and the outcome after it. */
async function perform(operatorCall: OperatorCall, options: PerformOptions): Promise<number> {
  const { action, userId, operator, config, audit, terminal } = options
  const reference = makeRequestId()
  const recordOutcome = (outcome: 'started' | 'done' | 'refused' | 'unknown') =>
    audit.record(
      { event: 'operator-acted', operator, action, user: userId, outcome },
      { id: reference, headers: {} },
    )
  const upstream = createUpstreamClient(config, { log: { warn: () => {} }, onCall: () => {} })
  recordOutcome('started')
  try {
    const message = await operatorCall(upstream.callAs({ requestId: reference }))
    recordOutcome('done')
    terminal.print(message)
    return 0
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    recordOutcome(error.hadNoEffect ? 'refused' : 'unknown')
    terminal.print(explain(error))
    terminal.print(`Reference ${reference}`)
    return 1
  } finally {
    await upstream.close()
  }
}

function explain(error: UpstreamError): string {
  const reason = error.upstreamMessage
    ? `${error.message}: ${error.upstreamMessage}`
    : error.message
  if (error.hadNoEffect) return `Nothing was done: ${reason}`
  return `It is not known whether it was done: ${reason}`
}
