import type { Site } from './pages/site.ts'

/** Settings that point the portal's external links to the fakes' pages. */
export function exampleSites(apiUrl: string): Record<string, string> {
  const at = (site: Site) => `${apiUrl}/__fakes/sites/${site}`
  return {
    FOOTER_LINKS: JSON.stringify({
      home: at('home'),
      divisions: {
        'Arna Transport': at('arna-transport'),
        'Pro Staff Office': at('prostaff-office'),
        'Warets Care': at('warets-care'),
        'Hunter Hamilton Search': at('hunter-hamilton-search'),
      },
      fraudHotline: at('fraud-hotline'),
      copyright: at('copyright'),
      proprietaryRights: at('proprietary-rights'),
      laborConditions: at('labor-conditions'),
      terms: at('terms'),
      accessibility: at('accessibility'),
      communicationPreferences: at('communication-preferences'),
    }),
    STORE_LINKS: JSON.stringify({ iphone: at('app-iphone'), android: at('app-android') }),
    CAREERS_URL: at('careers'),
    ADVERT_URL: at('advert'),
    CHAT_URL: at('chat'),
    DAILY_PAY_URL: at('daily-pay'),
  }
}
