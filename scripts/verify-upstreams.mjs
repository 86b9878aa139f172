import { handOver } from './hand-over.mjs'

await handOver('scripts/verify-upstreams/main.ts')
