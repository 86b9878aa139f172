import type { FooterLinks, StoreLinks } from '@gatehouse/contracts/portal/links'

interface Settings {
  /** What the product calls itself on screen. */
  product: string
  supportPhone: string
  /** Mailbox for privacy requests; empty where there is none. */
  privacyEmail: string
  /** Public key of reCAPTCHA; empty when the portal makes its own tokens. */
  botSiteKey: string
  /** The way in. */
  signIn: 'passcode' | 'redirect' | 'legacy'
  /** Seconds without input before the countdown, and of the countdown. */
  idleSeconds: number
  idleCountdownSeconds: number
  /** Log-out page of the payroll system; empty where there is none. */
  payrollLogoutUrl: string
  /** Pages elsewhere; what is not there is not shown. */
  footerLinks: FooterLinks
  storeLinks: StoreLinks
  /** Whether there is a careers site for Search Jobs. */
  careers: boolean
  /** Pages for frames; empty where there are none. */
  advertUrl: string
  chatUrl: string
  /** The largest résumé that is taken, in bytes. */
  resumeMaxBytes: number
  /** So long an application that was begun is kept. */
  applicationHours: number
  /** Names of the brands that have jobs, by code. */
  brandNames: Readonly<Record<string, string>>
  /** Whether the gateway can tell the postal code of a place. */
  findsPostalCode: boolean
  /** Origins of pages that may embed the job pages of internal staff. */
  hostOrigins: readonly string[]
}

/** What the gateway wrote into the page: settings that are public and the same for everyone. */
function readSettings(): Settings {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="gatehouse-settings"]')
  return JSON.parse(meta?.content ?? '{}')
}

export const settings = readSettings()
