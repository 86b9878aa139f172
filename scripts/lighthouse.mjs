import { handOver } from './hand-over.mjs'

await handOver('scripts/lighthouse/main.ts')
