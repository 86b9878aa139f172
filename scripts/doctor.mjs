import { handOver } from './hand-over.mjs'

await handOver('scripts/doctor/main.ts')
