import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import { jobPath } from '@gatehouse/contracts/portal/job-search-url'
import { type Job, jobId, readJob } from '@gatehouse/contracts/portal/jobs'
import { placeOf } from '@gatehouse/contracts/portal/place-of'
import { toBrandCode } from '@gatehouse/contracts/rules/brand-codes'
import { ProblemError } from '../../../http/problem-error.ts'
import type { AreaContext } from '../../area-context.ts'
import { readBrandLogos } from './brand-logos.ts'
import { toJobPosting } from './job-posting.ts'
import { textOfHtml, truncate } from './plain-text.ts'

/** Answers 404 for an unknown job; 410 for a closed one, whose page is still shown. */
export function jobPage({ pages, config }: AreaContext) {
  const publisher = {
    days: config.JOB_POSTING_DAYS,
    sites: config.JOB_BRAND_SITES,
    logos: readBrandLogos(config),
  }
  pages('/search-jobs/:id', async ({ params: { id = '' }, query, read }) => {
    if (!jobId.test(id)) throw new ProblemError('not-found')
    const brandId = toBrandCode(query.get('brandId'))
    const internal = query.get('mode') === 'internal'
    const readInput = {
      params: { id },
      query: { ...(brandId && { brandId }), ...(internal && { audience: 'internal' as const }) },
    }
    const { text, reply: job } = await read(readJob, readInput)
    return {
      ...(!job.active && { status: 410 }),
      title: titleOf(job),
      description: descriptionOf(job),
      canonical: config.PUBLIC_ORIGIN + jobPath(job),
      hidden: internal || !job.active,
      ...(!internal && { structured: toJobPosting(job, publisher) }),
      preloadedReplies: { [endpointUrl(readJob, readInput)]: text },
    }
  })
}

function titleOf(job: Job): string {
  const place = placeOf(job)
  return place ? `${job.title} in ${place}` : job.title
}

/** Search engines show about two lines. */
function descriptionOf(job: Job): string {
  const facts = [job.type, placeOf(job), job.brand.name].filter(Boolean).join(' · ')
  return truncate(`${facts}. ${textOfHtml(job.description)}`, 155)
}
