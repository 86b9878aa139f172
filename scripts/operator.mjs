import { handOver } from './bootstrap/hand-over.mjs'

await handOver('scripts/operator/main.ts')
