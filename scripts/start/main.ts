import { ensureBuilt } from '../build/build-output.ts'
import { gateway } from '../build/gateway.ts'
import { portal } from '../build/portal.ts'
import { refuseArguments } from '../command-line/refuse-arguments.ts'
import { ensurePorts } from './ports.ts'
import {
  hasRealUpstreams,
  portalUrl,
  portsInUse,
  readFakeUrls,
  startFakes,
  startGateway,
  watchPortal,
} from './servers.ts'
import { supervise } from './supervise.ts'
import { welcome } from './welcome.ts'

const { watch: watching } = refuseArguments({ watch: { type: 'boolean' } })
const nodeOptions = watching ? ['--watch', '--watch-preserve-output'] : []

await ensurePorts(portsInUse, watching ? 'npm run dev' : 'npm start')
if (watching) await supervise(watchPortal()).ready
else {
  await ensureBuilt(portal)
  await ensureBuilt(gateway)
}

const fakes = hasRealUpstreams
  ? undefined
  : readFakeUrls(await supervise(startFakes(nodeOptions)).ready)
await supervise(startGateway(fakes, watching ? 'bff/src/main.ts' : 'bff/dist/main.js', nodeOptions))
  .ready
console.log(welcome(portalUrl, fakes))
