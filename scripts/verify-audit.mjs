import { handOver } from './bootstrap/hand-over.mjs'

await handOver('scripts/verify-audit/main.ts')
