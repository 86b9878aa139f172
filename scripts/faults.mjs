import { handOver } from './bootstrap/hand-over.mjs'

await handOver('scripts/faults/main.ts')
