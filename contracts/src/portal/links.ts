/** Links of the footer to pages elsewhere, in their order; the sister divisions come after the first. */
export const footerLinkNames = [
  'home',
  'fraudHotline',
  'copyright',
  'proprietaryRights',
  'laborConditions',
  'terms',
  'accessibility',
  'communicationPreferences',
] as const

/** Where the mobile app is to be had. */
export const storeLinkNames = ['iphone', 'android'] as const

/** What there is of them: addresses by name, those of the sister divisions by what they call themselves. */
export type FooterLinks = { [Name in (typeof footerLinkNames)[number]]?: string } & {
  divisions?: Record<string, string>
}
export type StoreLinks = { [Name in (typeof storeLinkNames)[number]]?: string }
