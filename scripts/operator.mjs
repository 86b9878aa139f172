import { handOver } from './hand-over.mjs'

await handOver('scripts/operator/main.ts')
