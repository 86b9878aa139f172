import { refuseArguments } from '../command-line/refuse-arguments.ts'
import { ensureBuilt } from './build-output.ts'
import { gateway } from './gateway.ts'
import { portal } from './portal.ts'

refuseArguments()
await ensureBuilt(portal)
await ensureBuilt(gateway)
