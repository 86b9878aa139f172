import { writeFileSync } from 'node:fs'
import { startStack } from '../../web/e2e/stack/stack.ts'
import { ensureBuilt } from '../build/build-output.ts'
import { portal } from '../build/portal.ts'
import { runMain } from '../command-line/run-main.ts'
import type { GoalRow } from '../figures/goal-row.ts'
import { median } from '../figures/median.ts'
import { endSignals } from '../programs/end-signals.ts'
import { provideSystemPrograms } from '../programs/system-programs.ts'
import { type Figures, measure } from './measure.ts'
import { readOptions } from './options.ts'
import { loadLighthouse } from './package.ts'

const pages = {
  'sign-in': '/',
  'job search': '/search-jobs',
  job: '/search-jobs/1001?brandId=staffmark',
}

const goals = { performance: 95, accessibility: 100, bestPractices: 100 }

/** Prints the medians; resolves with the exit code. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2))
  const { chromium } = await provideSystemPrograms()
  if (!chromium) throw new Error('Lighthouse needs Chromium.')
  await ensureBuilt(portal)
  const lighthouse = await loadLighthouse()
  const stack = await startStack()
  const table: Record<string, Figures> = {}
  try {
    for (const [name, path] of Object.entries(pages)) {
      const url = stack.url + path
      await fetch(url)
      const runs: Figures[] = []
      for (let run = 0; run < options.runs; run++)
        runs.push(await measure(lighthouse, chromium, url))
      table[name] = mediansOf(runs)
    }
  } finally {
    await stack.stop()
  }
  console.table(table)
  const rows = Object.entries(table).map(([page, figures]) => toRow(page, figures))
  if (options.results) writeFileSync(options.results, JSON.stringify(rows))
  const reached = rows.every(({ verdict }) => verdict === 'held')
  console.log(reached ? 'All goals are reached.' : 'A goal is missed.')
  return reached || !options.check ? 0 : 1
}

function toRow(page: string, figures: Figures): GoalRow {
  const names = Object.keys(goals) as (keyof typeof goals)[]
  return {
    number: 'W3',
    what: `Lighthouse, mobile, ${page}: performance, accessibility, best practices`,
    figure: names.map((name) => figures[name]).join(' / '),
    bound: `≥ ${names.map((name) => goals[name]).join(' / ')}`,
    verdict: names.every((name) => figures[name] >= goals[name]) ? 'held' : 'missed',
  }
}

function mediansOf(runs: Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[]
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((figures) => figures[name]))]),
  ) as Record<keyof Figures, number>
}

for (const signal of endSignals) process.once(signal, () => process.exit(1))

runMain(main)
