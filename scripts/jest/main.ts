import { runJest } from './run-jest.ts'

const { ok } = await runJest(process.argv.slice(2))
process.exitCode = ok ? 0 : 1
