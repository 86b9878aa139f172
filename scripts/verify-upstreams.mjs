import { handOver } from './bootstrap/hand-over.mjs'

await handOver('scripts/verify-upstreams/main.ts')
