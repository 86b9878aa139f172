import { runOperator } from './run-operator.ts'

await runOperator(process.env)
