import type { Config } from '../config.ts'
import type { Serve } from '../server/serve.ts'
import type { Upstream } from '../upstream/gateway.ts'

/** What every area is given. */
export interface Gatehouse {
  serve: Serve
  upstream: Upstream
  config: Config
}
