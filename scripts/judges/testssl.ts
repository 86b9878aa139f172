import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../programs/program.ts'
import { provideDebianProgram } from './debian-program.ts'
import type { Judge } from './judge.ts'

interface Finding {
  id: string
  severity: string
}

const serious = ['MEDIUM', 'HIGH', 'CRITICAL', 'FATAL']

export const judgeTls: Judge = async ({ host, certificate }) => {
  const program = await provideDebianProgram('testssl', 'testssl.sh')
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-tls-'))
  try {
    const report = join(folder, 'report.json')
    const trusted = join(folder, 'certificate.pem')
    writeFileSync(trusted, certificate)
    const options = ['--quiet', '--color', '0', '--warnings', 'batch', '--ip', '127.0.0.1']
    const files = ['--add-ca', trusted, '--jsonfile', report]
    const { output } = await run(program, [...options, ...files, host], { quiet: true })
    const findings = readFindings(report)
    if (!findings) throw new Error(`testssl wrote no report:\n${output}`)
    const found = findings.filter(({ severity }) => serious.includes(severity))
    const names = found.length > 0 ? `: ${found.map(({ id }) => id).join(', ')}` : ''
    return {
      figure: `${found.length} of ${findings.length} findings are medium or worse${names}`,
      isHeld: found.length === 0 && findings.length > 0,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Without those of the certificate, which is made for this run. */
function readFindings(file: string): Finding[] | undefined {
  try {
    const findings: Finding[] = JSON.parse(readFileSync(file, 'utf8'))
    return findings.filter(({ id }) => !id.startsWith('cert'))
  } catch {
    return undefined
  }
}
