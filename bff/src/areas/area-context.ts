import type { Config } from '../config.ts'
import type { ServeRedirect } from '../endpoints/redirect-endpoint.ts'
import type { Serve } from '../endpoints/serve.ts'
import type { StepUps } from '../endpoints/step-up.ts'
import type { Audit } from '../observability/audit.ts'
import type { Documents } from '../pages/documents.ts'
import type { Pages } from '../pages/pages.ts'
import type { Hmac } from '../session/hmac.ts'
import type { KnownDevices } from '../session/known-devices.ts'
import type { Sessions } from '../session/session-store.ts'
import type { Drafts } from '../store/encrypted-drafts.ts'
import type { RateLimits } from '../store/rate-limits.ts'
import type { AcceptedNotices } from './session/accepted-notices.ts'

/** Registers an area's endpoints. */
export type Area = (gatehouse: AreaContext) => void

/** What every area is given. */
export interface AreaContext {
  serve: Serve
  config: Config
  limits: RateLimits
  devices: KnownDevices
  sessions: Sessions
  audit: Audit
  stepUps: StepUps
  notices: AcceptedNotices
  hmac: Hmac
  visits: ServeRedirect
  pages: Pages
  documents: Documents
  drafts: Drafts
}
