import { handOver } from './bootstrap/hand-over.mjs'

await handOver('scripts/check/main.ts')
