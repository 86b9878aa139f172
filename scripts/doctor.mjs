import { handOver } from './bootstrap/hand-over.mjs'

await handOver('scripts/doctor/main.ts')
