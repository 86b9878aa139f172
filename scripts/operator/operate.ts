import { parseArgs, types } from 'node:util'
import { type Config, ConfigError, readConfig } from '@gatehouse/bff/config'
import { makeRequestId, requestIdHeader } from '@gatehouse/bff/http/request-id'
import type { Audit } from '@gatehouse/bff/observability/audit'
import { createUpstreamClient } from '@gatehouse/bff/upstream/client'
import { UpstreamError } from '@gatehouse/bff/upstream/upstream-error'
import { isUserId } from '@gatehouse/contracts/upstream/fields'
import { actions, type Deed } from './actions.ts'
import { onRecord } from './record.ts'
import type { Terminal } from './terminal.ts'
import { whoAsks } from './who.ts'

const usage = `npm run operator -- <what> <user id> [--yes]
  what: ${Object.keys(actions).join(', ')}
  --yes: does not ask before it acts`

interface Order {
  action: string
  userId: string
  yes: boolean
}

/** Reads an order, asks whether it is meant, carries it out on record; gives the exit code. */
export async function operate(
  args: string[],
  environment: Record<string, string | undefined>,
  terminal: Terminal,
): Promise<number> {
  try {
    return await carryOut(readOrder(args), readConfig(environment), terminal)
  } catch (fault) {
    if (!types.isNativeError(fault)) throw fault
    const { message } = fault
    terminal.tell(fault instanceof ConfigError ? message.replace('gateway', 'operator') : message)
    return 1
  }
}

/** Throws an Error with how it is used. */
function readOrder(args: string[]): Order {
  const { values, positionals } = parseArgs({
    args,
    options: { yes: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [action = '', userId = '', ...more] = positionals
  if (!Object.hasOwn(actions, action) || !isUserId(userId) || more.length > 0)
    throw new Error(usage)
  return { action, userId, yes: values.yes }
}

async function carryOut({ action, userId, yes }: Order, config: Config, terminal: Terminal) {
  const { says, prepare } = actions[action] ?? {}
  if (!says || !prepare) throw new Error(usage)
  if (config.AUDIT_LOG === '')
    throw new Error('AUDIT_LOG: is required, for what operators do goes on record')
  const who = whoAsks()
  const { origin } = config.UPSTREAM_API_URL
  terminal.tell(`${says(`user ${userId}`)}\nAt ${origin}, on record as ${who}.`)
  if (!yes && !terminal.isTerminal)
    throw new Error('Nothing was done: nobody can be asked here. Say --yes')
  const deed = await prepare(userId, terminal)
  if (!yes && (await terminal.ask('Type yes to go on: ')).trim() !== 'yes') {
    terminal.tell('Nothing was done.')
    return 1
  }
  terminal.close()
  return onRecord(config, (audit) =>
    perform(deed, { action, userId, who, config, audit, terminal }),
  )
}

interface Performing {
  action: string
  userId: string
  who: string
  config: Config
  audit: Audit
  terminal: Terminal
}

/** What is begun is on record before it is asked for, and again with how it ended. */
async function perform(deed: Deed, performing: Performing): Promise<number> {
  const { action, userId, who, config, audit, terminal } = performing
  const reference = makeRequestId()
  const note = (outcome: 'begun' | 'done' | 'refused' | 'unknown') =>
    audit.record(
      { event: 'operator-acted', operator: who, action, user: userId, outcome },
      { id: reference, headers: {} },
    )
  const upstream = createUpstreamClient(config, { log: { warn: () => {} }, onCall: () => {} })
  // Who ended it now would leave nothing on record of how it came out.
  const hold = () => {}
  process.on('SIGINT', hold)
  note('begun')
  try {
    const told = await deed(upstream.callAs({ headers: { [requestIdHeader]: reference } }))
    note('done')
    terminal.tell(told)
    return 0
  } catch (fault) {
    if (!(fault instanceof UpstreamError)) throw fault
    note(fault.hadNoEffect ? 'refused' : 'unknown')
    terminal.tell(explain(fault))
    terminal.tell(`Reference ${reference}`)
    return 1
  } finally {
    process.off('SIGINT', hold)
    await upstream.close()
  }
}

function explain(fault: UpstreamError): string {
  const reason = fault.upstreamMessage
    ? `${fault.message}: ${fault.upstreamMessage}`
    : fault.message
  if (fault.hadNoEffect) return `Nothing was done: ${reason}`
  return `It is not known whether it was done: ${reason}`
}
