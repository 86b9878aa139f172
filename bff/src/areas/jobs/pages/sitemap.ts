import { jobPath } from '@gatehouse/contracts/portal/job-search-url'
import type { JobSummary } from '@gatehouse/contracts/portal/jobs'
import type { AreaContext } from '../../area-context.ts'
import { fetchOpenJobs } from './open-jobs.ts'
import { element, xmlStart, xmlType } from './xml.ts'

export function sitemap({ documents, config }: AreaContext) {
  documents({
    path: '/sitemap.xml',
    type: xmlType,
    seconds: config.SITEMAP_MINUTES * 60,
    render: async (call) =>
      toSitemap(await fetchOpenJobs(call, config.JOB_BRAND_NAMES), config.PUBLIC_ORIGIN),
  })
}

export function toSitemap(jobs: readonly JobSummary[], origin: string): string {
  const urls = [
    `<url>${element('loc', `${origin}/search-jobs`)}</url>`,
    ...jobs.map(
      (job) =>
        `<url>${element('loc', origin + jobPath(job))}${element('lastmod', job.posted ?? '')}</url>`,
    ),
  ]
  return `${xmlStart}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}
