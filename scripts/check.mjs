import { handOver } from './hand-over.mjs'

await handOver('scripts/check-changes.ts')
