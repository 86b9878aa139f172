import { html } from './html.ts'
import { page } from './page.ts'

/** External pages that the portal links to or frames, by the last segment of their path. */
export const sites = {
  home: 'The group',
  'arna-transport': 'Arna Transport',
  'prostaff-office': 'Pro Staff Office',
  'warets-care': 'Warets Care',
  'hunter-hamilton-search': 'Hunter Hamilton Search',
  'fraud-hotline': 'Fraud hotline',
  copyright: 'Copyright',
  'proprietary-rights': 'Proprietary rights',
  'labor-conditions': 'Labor condition application postings',
  terms: 'Terms of use',
  accessibility: 'Accessibility',
  'communication-preferences': 'Communication preferences',
  'app-iphone': 'The app for iPhone',
  'app-android': 'The app for Android',
  careers: 'Careers',
  advert: 'Advert',
  chat: 'Chat',
  'daily-pay': 'Daily Pay',
} as const

export type Site = keyof typeof sites

export function sitePage(site: Site): Response {
  return page(
    sites[site],
    html`<p>This stands in for a page that is not ours. The real one has its address in the settings.</p>
<p lang="es">Esta página representa a otra que no es nuestra. La dirección de la verdadera está en la configuración.</p>`,
  )
}
