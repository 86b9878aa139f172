import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, types } from 'node:util'
import { ConfigError, readConfig } from '@gatehouse/bff/config'
import { makeRequestId } from '@gatehouse/bff/http/request-id'
import { operations } from '@gatehouse/contracts/upstream/operations'
import type { Environment } from '../env-file.ts'
import { gatewayEnvironment } from '../gateway-environment.ts'
import { fakesInputs } from './fakes-inputs.ts'
import { fakesSession } from './fakes-session.ts'
import { htmlReport } from './html-report.ts'
import { junitReport } from './junit-report.ts'
import { printRows } from './print-rows.ts'
import { readVerifyInputs, type VerifyInputs } from './verify-inputs.ts'
import { type Row, type VerifyOptions, verifyUpstreams } from './verify-upstreams.ts'

export interface Surroundings {
  environment: Environment
  print(text: string): void
  /** Undefined without a terminal. */
  askSecret?: ((question: string) => Promise<string>) | undefined
}

const systems = [...new Set(operations.map(({ system }) => system))]
const noInputs: VerifyInputs = { values: {}, inputs: {}, accepted: {} }
const reports = 'node_modules/.cache/gatehouse/verify-upstreams'

const usage = `npm run verify-upstreams -- [--config FILE] [--inputs FILE] [--system NAME] [--read-only] [--reports FOLDER]
  --config: env file with the gateway's settings; default: the environment, or the fakes of npm start
  --inputs: JSON with the tester's account, see scripts/README.md
  --system: ${systems.join(', ')}; may be repeated
  --read-only: calls no operation that writes or sends a passcode`

/** Verifies and reports; resolves with the exit code. */
export async function runVerify(args: string[], surroundings: Surroundings): Promise<number> {
  try {
    return await execute(readOptions(args), surroundings)
  } catch (error) {
    if (!types.isNativeError(error)) throw error
    const { message } = error
    surroundings.print(
      error instanceof ConfigError
        ? message.replace('The gateway cannot start', 'Settings')
        : message,
    )
    return 1
  }
}

function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        config: { type: 'string' },
        inputs: { type: 'string' },
        system: { type: 'string', multiple: true, default: [] },
        'read-only': { type: 'boolean', default: false },
        reports: { type: 'string', default: reports },
      },
    })
    const unknown = values.system.find((one) => !systems.some((system) => system === one))
    if (unknown === undefined) return { ...values, readOnly: values['read-only'] }
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`)
  }
  throw new Error(usage)
}

async function execute(
  { config: file, inputs, system, readOnly, reports: folder }: ReturnType<typeof readOptions>,
  { environment, print, askSecret }: Surroundings,
): Promise<number> {
  const { settings, areFakes } = gatewayEnvironment(file, environment)
  // No page is served: the portal need not be built.
  const config = readConfig({ ...settings, PORTAL_DIR: 'web' })
  const fakes = areFakes ? fakesSession(config.UPSTREAM_API_URL.origin) : undefined
  const ownInputs = inputs === undefined ? noInputs : readVerifyInputs(inputs)
  const given = fakes && inputs === undefined ? fakesInputs : ownInputs
  const user = String(given.values.user)
  const requestId = makeRequestId()
  const options: VerifyOptions = {
    config,
    inputs: given,
    requestId,
    readOnly,
    signIns: fakes ? ['passcode', 'legacy', 'redirect'] : [config.SIGN_IN],
    askPasscode: async () =>
      fakes
        ? fakes.readPasscode(user)
        : (await askSecret?.('Passcode that the account received: '))?.trim() || undefined,
    ...(system.length > 0 && {
      selects: ({ operation }) => system.includes(operation.system),
    }),
  }
  if (!readOnly) await fakes?.reset()
  const rows = await verifyUpstreams(options)
  if (!readOnly) await fakes?.reset()
  const host = config.UPSTREAM_API_URL.origin
  writeReports(folder, rows, { host, at: new Date(), requestId, readOnly })
  print(printRows(rows))
  print(`Reports: ${join(folder, 'report.html')}, ${join(folder, 'junit.xml')}`)
  return rows.some(({ outcome }) => outcome === 'drift') || wereAllSkipped(rows) ? 1 : 0
}

function wereAllSkipped(rows: readonly Row[]): boolean {
  return rows.every(({ outcome }) => outcome === 'skipped')
}

function writeReports(
  folder: string,
  rows: readonly Row[],
  head: Parameters<typeof htmlReport>[1],
) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'report.html'), htmlReport(rows, head))
  writeFileSync(join(folder, 'junit.xml'), junitReport(rows))
}
