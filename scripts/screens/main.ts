import { build } from '../build/build-output.ts'
import { portal } from '../build/portal.ts'
import { refuseArguments } from '../command-line/refuse-arguments.ts'
import { runTool } from '../programs/program.ts'
import { provideSystemPrograms } from '../programs/system-programs.ts'

refuseArguments()

/** Pictures of all pages in all widths, schemes and languages, into an untracked folder. */
const { chromium } = await provideSystemPrograms()
const built = await build(portal)
if (!chromium || !built.ok) {
  console.log(built.ok ? 'Without Chromium there are no pictures.' : built.output)
  process.exit(1)
}
const { ok } = await runTool('playwright', ['test', '-c', 'web/playwright.gallery.config.ts'], {
  env: { CHROMIUM_PATH: chromium },
})
if (ok) console.log('The pictures are in node_modules/.cache/gatehouse/screens')
process.exitCode = ok ? 0 : 1
