import { handOver } from './hand-over.mjs'
import { installPackages } from './packages.mjs'

installPackages()
await handOver('scripts/build-everything.ts')
