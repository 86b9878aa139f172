import { jobPath } from '@gatehouse/contracts/portal/job-search-url'
import { countryOfState } from '@gatehouse/contracts/rules/states'
import type { AreaContext } from '../../area-context.ts'
import type { FoundJob } from '../to-found-jobs.ts'
import { fetchOpenJobs } from './open-jobs.ts'
import { element, xmlStart, xmlType } from './xml.ts'

export function jobFeed({ documents, config }: AreaContext) {
  documents({
    path: '/jobs.xml',
    type: xmlType,
    seconds: config.SITEMAP_MINUTES * 60,
    render: async (call) => toFeed(await fetchOpenJobs(call, config.JOB_BRAND_NAMES), config),
  })
}

interface Publisher {
  PRODUCT_NAME: string
  PUBLIC_ORIGIN: string
}

/** Without descriptions, which would cost one upstream call per job. */
export function toFeed(jobs: readonly FoundJob[], publisher: Publisher): string {
  const { PRODUCT_NAME: name, PUBLIC_ORIGIN: origin } = publisher
  const toJob = (job: FoundJob) =>
    [
      '<job>',
      element('title', job.title),
      element('date', job.posted ?? ''),
      element('referencenumber', job.referenceId || job.id),
      element('url', origin + jobPath(job)),
      element('company', job.brand.name),
      element('city', job.city),
      element('state', job.state),
      job.state && element('country', countryOfState(job.state)),
      element('jobtype', job.type),
      '</job>',
    ].join('')
  return `${xmlStart}<source>
${element('publisher', name)}${element('publisherurl', origin)}
${jobs.map(toJob).join('\n')}
</source>
`
}
