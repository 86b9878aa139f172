import { handOver } from './bootstrap/hand-over.mjs'

await handOver('scripts/openapi/main.ts')
