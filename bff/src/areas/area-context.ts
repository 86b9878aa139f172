import type { GatewayContext } from '../context.ts'
import type { ServeRedirect } from '../endpoints/redirect-endpoint.ts'
import type { Serve } from '../endpoints/serve.ts'
import type { Documents } from '../pages/documents.ts'
import type { Pages } from '../pages/pages.ts'

export type Area = (area: AreaContext) => void

export type AreaContext = Pick<
  GatewayContext,
  | 'config'
  | 'limits'
  | 'devices'
  | 'identities'
  | 'sessions'
  | 'audit'
  | 'stepUps'
  | 'hmac'
  | 'cookies'
  | 'keyValueStore'
  | 'identityProvider'
> & {
  serve: Serve
  serveRedirect: ServeRedirect
  pages: Pages
  documents: Documents
}
