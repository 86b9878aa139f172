import { type Finding, judge } from './finding.ts'
import type { Goal } from './goals.ts'
import { enoughRounds, type Options } from './options.ts'
import { makeTable } from './table.ts'

/** What measures the goals of one number. */
export interface Measurement<Means> {
  goals: readonly Goal[]
  /** Gives a finding for each of its goals; throws when what was measured is not what was meant. */
  measure(means: Means): Promise<Finding[]>
}

/** Measures what the options ask for, prints the table, and gives the exit code. */
export async function runBench<Means>(
  measurements: readonly Measurement<Means>[],
  { only, rounds, check }: Options,
  means: Means,
  print: (text: string) => void,
): Promise<number> {
  const findings: Finding[] = []
  let broken = 0
  for (const { goals, measure } of measurements) {
    const number = goals[0]?.number ?? ''
    if (only.length > 0 && !only.includes(number)) continue
    print(`measuring ${number}`)
    try {
      findings.push(...(await measure(means)))
    } catch (fault) {
      broken++
      const notes = [`could not be measured: ${fault instanceof Error ? fault.message : fault}`]
      findings.push(...goals.map((goal) => ({ goal, figure: undefined, notes })))
    }
  }
  print(`\n${makeTable(findings)}\n`)
  if (rounds < enoughRounds)
    print(
      `Only ${rounds} of at least ${enoughRounds} paired rounds: these are no figures to go by.`,
    )
  const missed = findings.filter((finding) => judge(finding) === 'missed').length
  const skipped = findings.filter((finding) => judge(finding) === 'skipped').length
  print(`${findings.length - missed - skipped} held, ${missed} missed, ${skipped} not measured`)
  return broken > 0 || (check && missed > 0) ? 1 : 0
}
