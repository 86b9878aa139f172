import { operatorEnvironment } from '../operator/environment.ts'
import { runDoctor } from './run-doctor.ts'

process.exitCode = await runDoctor(
  process.argv.slice(2),
  operatorEnvironment(process.env),
  console.log,
)
