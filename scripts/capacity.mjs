import { handOver } from './bootstrap/hand-over.mjs'

await handOver('scripts/capacity/main.ts')
