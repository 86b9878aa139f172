import { handOver } from './bootstrap/hand-over.mjs'

await handOver('scripts/comments/main.ts')
