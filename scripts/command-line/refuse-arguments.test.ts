import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { run } from '../programs/program.ts'

test.each([
  ['comments', '--bogus', "Unknown option '--bogus'"],
  ['comments', 'bff', "Unexpected argument 'bff'"],
  ['start', '--port=4000', "Unknown option '--port'"],
])('npm run %s does nothing with %s', async (command, argument, message) => {
  const script = fileURLToPath(new URL(`../${command}/main.ts`, import.meta.url))
  const options = { quiet: true, env: { NODE_OPTIONS: '' } }
  const { ok, output } = await run(process.execPath, [script, argument], options)
  expect(ok).toBe(false)
  expect(output).toMatch(new RegExp(`^${message}.*\n$`))
})
