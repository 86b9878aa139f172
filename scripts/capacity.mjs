import { handOver } from './hand-over.mjs'

await handOver('scripts/capacity/main.ts')
