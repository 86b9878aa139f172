import { handOver } from './bootstrap/hand-over.mjs'

await handOver('scripts/screens/main.ts')
