import { handOver } from './hand-over.mjs'

await handOver('scripts/test-everything.ts')
