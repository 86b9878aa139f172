import { handOver } from './hand-over.mjs'

await handOver('scripts/take-screens.ts')
