import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, types } from 'node:util'
import { makeRequestId } from '@gatehouse/bff/http/request-id'
import { ConfigError, readConfig } from '@gatehouse/bff/settings/config'
import { compactTyped } from '@gatehouse/contracts/rules/typed-text'
import { operations } from '@gatehouse/contracts/upstream/operations'
import { commandLine } from '../command-line/command-line.ts'
import { type Environment, readEnvFile } from '../command-line/env-file.ts'
import { withUsage } from '../command-line/with-usage.ts'
import type { Checkout } from './checkout.ts'
import { htmlReport } from './html-report.ts'
import { junitReport } from './junit-report.ts'
import { printRows } from './print-rows.ts'
import { readVerifyInputs, type VerifyInputs } from './verify-inputs.ts'
import { type Row, type VerifyOptions, verifyUpstreams } from './verify-upstreams.ts'

export interface Surroundings {
  environment: Environment
  /** Undefined in an installation. */
  checkout?: Checkout | undefined
  print(text: string): void
  /** Undefined without a terminal. */
  askSecret?: ((question: string) => Promise<string>) | undefined
}

const systems = [...new Set(operations.map(({ system }) => system))]
const noInputs: VerifyInputs = { values: {}, inputs: {}, accepted: {} }

const usage = `${commandLine('verify-upstreams')} [--config FILE] [--inputs FILE] [--system NAME] [--read-only] [--strict] [--reports FOLDER]
  --config: env file with the gateway's settings; default: the environment, or in a checkout the fakes of npm start
  --inputs: JSON with the tester's account, see scripts/README.md
  --system: ${systems.join(', ')}; may be repeated
  --read-only: calls no operation that writes or sends a passcode
  --strict: an extra field is a drift
  --reports: folder for report.html and junit.xml`

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
  const { values } = withUsage(usage, () =>
    parseArgs({
      args,
      options: {
        config: { type: 'string' },
        inputs: { type: 'string' },
        system: { type: 'string', multiple: true, default: [] },
        'read-only': { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        reports: { type: 'string' },
      },
    }),
  )
  const unknown = values.system.find((one) => !systems.some((system) => system === one))
  if (unknown !== undefined) throw new Error(usage)
  return { ...values, readOnly: values['read-only'] }
}

async function execute(
  { config: file, inputs, system, readOnly, strict, reports }: ReturnType<typeof readOptions>,
  { environment, checkout, print, askSecret }: Surroundings,
): Promise<number> {
  const hasUpstreams = file !== undefined || environment.UPSTREAM_API_URL
  const fakes = hasUpstreams ? undefined : checkout?.fakes
  const settings = file === undefined ? (fakes?.settings ?? environment) : readEnvFile(file)
  const config = readConfig({ ...settings, ...checkout?.settings })
  const ownInputs = inputs === undefined ? noInputs : readVerifyInputs(inputs)
  const given = fakes && inputs === undefined ? fakes.inputs : ownInputs
  const user = String(given.values.user)
  const requestId = makeRequestId()
  const options: VerifyOptions = {
    config,
    inputs: given,
    requestId,
    readOnly,
    strict,
    signIns: fakes ? ['passcode', 'legacy', 'redirect'] : [config.SIGN_IN],
    askPasscode: async () =>
      fakes
        ? fakes.readPasscode(user)
        : compactTyped((await askSecret?.('Passcode that the account received: ')) ?? ''),
    ...(system.length > 0 && {
      selects: ({ operation }) => system.includes(operation.system),
    }),
  }
  if (!readOnly) await fakes?.reset()
  const rows = await verifyUpstreams(options)
  if (!readOnly) await fakes?.reset()
  print(printRows(rows))
  const folder = reports ?? checkout?.reports
  if (folder !== undefined) {
    const host = config.UPSTREAM_API_URL.origin
    writeReports(folder, rows, { host, at: new Date(), requestId, readOnly })
    print(`Reports: ${join(folder, 'report.html')}, ${join(folder, 'junit.xml')}`)
  }
  return rows.some(({ outcome }) => outcome === 'broken') || wereAllSkipped(rows) ? 1 : 0
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
