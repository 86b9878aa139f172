import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { refuseArguments } from '../command-line/refuse-arguments.ts'
import { addStats, measureComments, noStats, type SourceStats } from './comments.ts'

refuseArguments()

const workspaces = ['bff', 'web', 'contracts', 'mocks', 'scripts']
const isTest = (file: string) => /\.(test|spec)\./.test(file) || file.startsWith('web/e2e/')

/** Tracked and untracked sources; generated files are ignored by git. */
function listSources(workspace: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const files = execFileSync('git', [...args, workspace], { encoding: 'utf8' }).split('\n')
  return files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
}

function measureFiles(files: string[]): SourceStats {
  return files
    .map((file) => measureComments(file, readFileSync(file, 'utf8')))
    .reduce(addStats, noStats)
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`
}

function formatRow(name: string, stats: SourceStats): string {
  const { comments, openers, people, either, words, lines } = stats
  const cells = [
    String(comments),
    percent(openers, comments),
    percent(people, comments),
    percent(either, comments),
    lines === 0 ? '–' : ((words / lines) * 100).toFixed(0),
  ]
  return name.padEnd(18) + cells.map((cell) => cell.padStart(17)).join('')
}

const titles = ['comments', 'What/Who/That', 'nobody/whoever', 'either', 'words/100 lines']
console.log(' '.repeat(18) + titles.map((title) => title.padStart(17)).join(''))
const rows = workspaces.map((name) => {
  const files = listSources(name)
  return {
    name,
    sources: measureFiles(files.filter((file) => !isTest(file))),
    tests: measureFiles(files.filter(isTest)),
  }
})
for (const { name, sources, tests } of rows) {
  console.log(formatRow(name, sources))
  console.log(formatRow(`${name} tests`, tests))
}
const shipped = rows.slice(0, 3).map(({ sources }) => sources)
console.log(formatRow('bff+web+contracts', shipped.reduce(addStats, noStats)))
