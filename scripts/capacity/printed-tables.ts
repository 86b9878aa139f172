import type { Options } from './assumptions.ts'
import type { Measured } from './measured.ts'
import { planCapacity } from './plan-capacity.ts'
import { assumptionTable, costTable, planTable, recordTable, saturatedTable } from './tables.ts'

/** Tables of the command, in the order of CAPACITY.md. */
export function printedTables(
  { assumed, populations, seed }: Pick<Options, 'assumed' | 'populations' | 'seed'>,
  measured: Measured,
): string[] {
  const plans = populations.map((workers) => planCapacity(workers, assumed, measured, seed))
  return [
    planTable(plans, assumed),
    assumptionTable(assumed),
    costTable(measured),
    saturatedTable(measured),
    recordTable(measured),
  ]
}
