import { handOver } from './hand-over.mjs'

await handOver('scripts/print-comments.ts')
