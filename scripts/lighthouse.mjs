import { handOver } from './bootstrap/hand-over.mjs'

await handOver('scripts/lighthouse/main.ts')
