import { takeCores } from '../bench/cores.ts'
import { ensureBuilt } from '../build/build-output.ts'
import { gateway } from '../build/gateway.ts'
import { portal } from '../build/portal.ts'
import { endSignals } from '../programs/end-signals.ts'
import { readOptions } from './assumptions.ts'
import { measure } from './measure.ts'
import { readMeasured, writeMeasured } from './measured.ts'
import { printedTables } from './printed-tables.ts'
import { comparisonTable } from './tables.ts'
import { validate } from './validate.ts'

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if (options.validate) {
    await ensureBuilt(portal)
    await ensureBuilt(gateway)
    const cores = takeCores()
    console.log(cores.note)
    if (options.measure) writeMeasured(await measure(cores, console.log))
    console.log(`\n${comparisonTable(await validate(cores, readMeasured(), options.seed))}`)
  }
  for (const table of printedTables(options, readMeasured())) console.log(`\n${table}`)
}

for (const signal of endSignals) process.once(signal, () => process.exit(1))

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
