import { handOver } from './hand-over.mjs'

await handOver('scripts/verify-audit.ts')
