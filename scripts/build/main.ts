import { ensureBuilt } from './build-output.ts'
import { gateway } from './gateway.ts'
import { portal } from './portal.ts'

await ensureBuilt(portal)
await ensureBuilt(gateway)
