import { parseArgs } from 'node:util'
import { commandLine } from '../command-line/command-line.ts'
import { type Environment, readEnvFile } from '../command-line/env-file.ts'
import { textTable } from '../command-line/text-table.ts'
import { examine } from './examine.ts'
import type { Finding } from './finding.ts'

const usage = `${commandLine('doctor')} [--config FILE]
  --config: env file with the gateway's settings; default: the environment`

/** Prints what is wrong and what to do; resolves with the exit code, 1 if anything is wrong. */
export async function runDoctor(
  args: string[],
  environment: Environment,
  print: (text: string) => void,
): Promise<number> {
  let settings = environment
  let file: string | undefined
  try {
    file = parseArgs({ args, options: { config: { type: 'string' } } }).values.config
    if (file !== undefined) settings = readEnvFile(file)
  } catch (error) {
    print(`${(error as Error).message}\n${usage}`)
    return 1
  }
  const findings = await examine(settings, file !== undefined)
  print(printFindings(findings))
  return findings.some(({ result }) => result === 'wrong') ? 1 : 0
}

function printFindings(findings: readonly Finding[]): string {
  const lines = findings.map(({ check, result, says, remedy, ms }) => [
    result === 'wrong' ? 'WRONG' : result,
    check,
    ms === undefined ? '' : `${Math.round(ms)} ms`,
    remedy ? `${says}. ${remedy}` : says,
  ])
  const count = (result: Finding['result']) =>
    findings.filter((one) => one.result === result).length
  return `${textTable([['result', 'check', 'time', ''], ...lines])}\n\n${count('wrong')} wrong, ${count('warning')} warnings, ${count('ok')} ok, ${count('not tried')} not tried`
}
