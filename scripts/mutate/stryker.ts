import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { provideNpmPackage } from '../programs/npm-package.ts'
import { run } from '../programs/program.ts'
import type { Subject } from './subjects.ts'

const version = '10.0.0'
const folder = resolve('node_modules/.cache/gatehouse/mutate')

interface Mutant {
  status: string
  mutatorName: string
  replacement?: string
  location: { start: { line: number } }
}

export interface MutationResult {
  /** Share of mutants that a test has noticed, 0 to 1. */
  score: number
  count: number
  /** "contracts/src/rules/phone.ts:14 StringLiteral → \"\"". */
  unnoticed: string[]
}

/** Changes the sources of a subject one place at a time, and runs its tests on each. */
export async function mutate({ number, mutate, tests }: Subject): Promise<MutationResult> {
  const stryker = await provideNpmPackage('@stryker-mutator/core', version, [
    `@stryker-mutator/jest-runner@${version}`,
    'typescript@5.9.3',
  ])
  mkdirSync(folder, { recursive: true })
  const report = resolve(folder, `${number}.json`)
  const config = resolve(folder, `${number}.config.json`)
  const copy = mkdtempSync(join(tmpdir(), 'gatehouse-mutate-'))
  writeFileSync(
    config,
    JSON.stringify({
      plugins: [stryker.pathOf('@stryker-mutator/jest-runner/dist/src/index.js')],
      testRunner: 'jest',
      testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
      jest: { configFile: 'scripts/mutate/jest.config.mjs', enableFindRelatedTests: true },
      coverageAnalysis: 'perTest',
      mutate,
      reporters: ['progress-append-only', 'json'],
      jsonReporter: { fileName: report },
      // Jest finds no test below a node_modules.
      tempDirName: copy,
      // Neither is needed by the tests, and copying takes its time.
      ignorePatterns: ['web', 'bff/dist'],
      timeoutMS: 10_000,
    }),
  )
  const program = stryker.pathOf('@stryker-mutator/core/bin/stryker.js')
  try {
    const { ok } = await run(process.execPath, [program, 'run', config], {
      env: { NODE_ENV: 'test', MUTATED_TESTS: JSON.stringify(tests) },
    })
    if (!ok) throw new Error(`Stryker failed on ${number}.`)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  return readResult(report)
}

function readResult(report: string): MutationResult {
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as {
    files: Record<string, { mutants: Mutant[] }>
  }
  const mutants = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ file, ...mutant })),
  )
  // Some do not compile; others are left out by Stryker itself.
  const judged = mutants.filter(({ status }) =>
    ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status),
  )
  const unnoticed = judged.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  return {
    score: 1 - unnoticed.length / judged.length,
    count: judged.length,
    unnoticed: unnoticed.map(
      ({ file, location, mutatorName, replacement = '' }) =>
        `${file}:${location.start.line} ${mutatorName} → ${replacement.replace(/\s+/g, ' ')}`,
    ),
  }
}
