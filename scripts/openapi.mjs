import { handOver } from './hand-over.mjs'

await handOver('scripts/openapi/main.ts')
