import { handOver } from './hand-over.mjs'

await handOver('scripts/bench/main.ts')
