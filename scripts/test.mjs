import { handOver } from './bootstrap/hand-over.mjs'
import { installPackages } from './bootstrap/packages.mjs'

installPackages()
await handOver('scripts/test/main.ts')
