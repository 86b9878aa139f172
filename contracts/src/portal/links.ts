/** Footer links in order; the sister divisions follow the first. */
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

export const storeLinkNames = ['iphone', 'android'] as const

/** URLs by name; those of the sister divisions by title. */
export type FooterLinks = { [Name in (typeof footerLinkNames)[number]]?: string } & {
  divisions?: Record<string, string>
}
export type StoreLinks = { [Name in (typeof storeLinkNames)[number]]?: string }
