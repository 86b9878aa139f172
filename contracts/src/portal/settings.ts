import type { ContentLanguage } from '../content-language.ts'
import type { FooterLinks, StoreLinks } from './links.ts'

/** Public settings, written as JSON into the page by the gateway. */
export interface PortalSettings {
  product: string
  /** Of the gateway that sent the page, for support: 0.9.0+1eb45cce. */
  version: string
  /** Usual one of upstream text. */
  contentLanguage: ContentLanguage
  supportPhone: string
  /** Mailbox for privacy requests; may be empty. */
  privacyEmail: string
  /** Mailbox for questions about child support orders; may be empty. */
  garnishmentsEmail: string
  /** Public key of reCAPTCHA; empty where the portal makes its own tokens. */
  botSiteKey: string
  signIn: 'passcode' | 'redirect' | 'legacy'
  resetNeedsPasscode: boolean
  /** Seconds without input before the countdown, and seconds of the countdown. */
  idleSeconds: number
  idleCountdownSeconds: number
  /** Log-out page of the payroll system; may be empty. */
  payrollLogoutUrl: string
  footerLinks: FooterLinks
  storeLinks: StoreLinks
  careers: boolean
  advertUrl: string
  chatUrl: string
  /** Site at which Daily Pay deposits are changed; may be empty. */
  dailyPayUrl: string
  menu: 'full' | 'dashboard'
  taxInformationInMenu: boolean
  californiaNotice: {
    /** ISO 8601 date. */
    reviewed: string
    form: string
  }
  internetExplorerHelp: boolean
  requiresEligibility: boolean
  resumeMaxBytes: number
  applicationHours: number
  /** By code; only brands that have jobs. */
  brandNames: Readonly<Record<string, string>>
  /** Whether a visitor's search covers all brands unless it names some. */
  searchesAllBrands: boolean
  findsPostalCode: boolean
  findsVisitorLocation: boolean
  /** Origins of pages that may embed the job pages of internal staff. */
  hostOrigins: readonly string[]
}
