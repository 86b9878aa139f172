import { handOver } from './bootstrap/hand-over.mjs'

await handOver('scripts/prove/main.ts')
