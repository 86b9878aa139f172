import { operatorEnvironment } from './environment.ts'
import { runOperator } from './run-operator.ts'

await runOperator(operatorEnvironment(process.env))
