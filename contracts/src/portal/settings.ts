import type { FooterLinks, StoreLinks } from './links.ts'

/**
 * Public settings, the same for every user: the gateway writes them as JSON into the page it serves,
 * and the portal reads them from there.
 */
export interface PortalSettings {
  /** Name of the product on screen. */
  product: string
  supportPhone: string
  /** Mailbox for privacy requests; may be empty. */
  privacyEmail: string
  /** Public key of reCAPTCHA; empty where the portal makes its own tokens. */
  botSiteKey: string
  signIn: 'passcode' | 'redirect' | 'legacy'
  /** Seconds without input before the countdown, and seconds of the countdown. */
  idleSeconds: number
  idleCountdownSeconds: number
  /** Log-out page of the payroll system; may be empty. */
  payrollLogoutUrl: string
  /** Links to other sites; a missing one is not shown. */
  footerLinks: FooterLinks
  storeLinks: StoreLinks
  /** Whether Search Jobs leads to a careers site. */
  careers: boolean
  /** Pages shown in frames; may be empty. */
  advertUrl: string
  chatUrl: string
  /** Largest résumé accepted, in bytes. */
  resumeMaxBytes: number
  /** Hours a draft of an application is kept. */
  applicationHours: number
  /** Names of the brands that have jobs, by code. */
  brandNames: Readonly<Record<string, string>>
  /** Whether the gateway can find the postal code of a position. */
  findsPostalCode: boolean
  /** Origins of pages that may embed the job pages of internal staff. */
  hostOrigins: readonly string[]
}
