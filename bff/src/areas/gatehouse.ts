import type { Config } from '../config.ts'
import type { AcceptedNotices } from '../server/accepted-notices.ts'
import type { Audit } from '../server/audit.ts'
import type { Documents } from '../server/documents.ts'
import type { Drafts } from '../server/drafts.ts'
import type { Keyed } from '../server/keyed.ts'
import type { KnownDevices } from '../server/known-devices.ts'
import type { Limits } from '../server/limits.ts'
import type { Pages } from '../server/pages.ts'
import type { Serve } from '../server/serve.ts'
import type { Sessions } from '../server/session-store.ts'
import type { StepUps } from '../server/step-up.ts'
import type { Visits } from '../server/visit.ts'

/** Registers an area's endpoints. */
export type Area = (gatehouse: Gatehouse) => void

/** What every area is given. */
export interface Gatehouse {
  serve: Serve
  config: Config
  limits: Limits
  devices: KnownDevices
  sessions: Sessions
  audit: Audit
  stepUps: StepUps
  notices: AcceptedNotices
  keyed: Keyed
  visits: Visits
  pages: Pages
  documents: Documents
  drafts: Drafts
}
