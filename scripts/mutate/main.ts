import { readCheckOptions } from '../command-line/check-options.ts'
import { runMain } from '../command-line/run-main.ts'
import type { GoalRow } from '../figures/goal-row.ts'
import { goalTable } from '../figures/goal-table.ts'
import { mutate } from './stryker.ts'
import { subjects } from './subjects.ts'

const goal = 0.9

/** Resolves with the exit code. */
async function main(): Promise<number> {
  const numbers = subjects.map(({ number }) => number)
  const { check, only } = readCheckOptions(process.argv.slice(2), numbers)
  const rows: GoalRow[] = []
  for (const subject of subjects) {
    if (only.length > 0 && !only.includes(subject.number)) continue
    const { score, count, unnoticed } = await mutate(subject)
    console.log(`\n${subject.number}, not noticed:\n${unnoticed.join('\n')}`)
    rows.push({
      number: subject.number,
      what: `mutants noticed: ${subject.what}`,
      figure: `${(score * 100).toFixed(1)} % of ${count}`,
      bound: `≥ ${goal * 100} %`,
      verdict: score >= goal ? 'held' : 'missed',
    })
  }
  console.log(`\n${goalTable(rows)}`)
  return check && rows.some(({ verdict }) => verdict !== 'held') ? 1 : 0
}

runMain(main)
