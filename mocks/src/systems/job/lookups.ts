import { getSiteInformation, listJobTypes } from '@gatehouse/contracts/upstream/job'
import { fake } from '../../fake/fake.ts'
import { brands } from '../../world/brands.ts'
import { jobTypes } from '../../world/lists/choices.ts'

/** `atterro` is an application code only. */
export const jobLookups = [
  fake(listJobTypes, {
    sample: () => ({ params: { brandId: 'staffmark' } }),
    reply: () => jobTypes,
  }),
  fake(getSiteInformation, {
    sample: () => ({ params: { brandId: 'staffmark' } }),
    reply: ({ params: { brandId } }) => {
      const found = Object.entries(brands).find(([code, { applicationCode }]) =>
        [code, applicationCode].includes(brandId),
      )
      return { Code: found?.[0] ?? brandId, ApplicationCode: found?.[1].applicationCode ?? null }
    },
  }),
]
