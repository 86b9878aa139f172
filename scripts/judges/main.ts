import { ensureBuilt } from '../build/build-output.ts'
import { portal } from '../build/portal.ts'
import { readCheckOptions } from '../command-line/check-options.ts'
import { runMain } from '../command-line/run-main.ts'
import type { GoalRow } from '../figures/goal-row.ts'
import { goalTable } from '../figures/goal-table.ts'
import { provideSystemPrograms } from '../programs/system-programs.ts'
import { startFront } from './front.ts'
import { judges } from './judges.ts'

/** Resolves with the exit code. */
async function main(): Promise<number> {
  const { check, only } = readCheckOptions(
    process.argv.slice(2),
    judges.map(({ number }) => number),
  )
  await provideSystemPrograms()
  await ensureBuilt(portal)
  const front = await startFront()
  const rows: GoalRow[] = []
  try {
    for (const { number, what, bound, judge } of judges) {
      if (only.length > 0 && !only.includes(number)) continue
      console.log(`${what}…`)
      const { figure, isHeld } = await judge(front)
      rows.push({ number, what, figure, bound, verdict: isHeld ? 'held' : 'missed' })
    }
  } finally {
    await front.stop()
  }
  console.log(`\n${goalTable(rows)}`)
  return check && rows.some(({ verdict }) => verdict !== 'held') ? 1 : 0
}

runMain(main)
