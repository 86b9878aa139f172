import { listAdSourcesByReferrer } from '@gatehouse/contracts/upstream/user'
import { fake } from '../../fake/fake.ts'
import { adSources, adSourcesBySite } from '../../world/lists/choices.ts'

/** All sources for an unknown site. */
export const userAdSources = [
  fake(listAdSourcesByReferrer, {
    sample: () => ({ body: { ReferringUrl: 'https://jobs.example.com' } }),
    reply: ({ body: { ReferringUrl } }) => {
      const site = adSourcesBySite[URL.parse(ReferringUrl)?.hostname ?? '']
      return {
        AdSourceList: site ? adSources.filter(({ Id }) => site.ids.includes(Id)) : adSources,
        DefaultAdSourceId: site?.defaultId ?? null,
      }
    },
  }),
]
