import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import { jobPath } from '@gatehouse/contracts/portal/job-search-url'
import { type Job, jobId, readJob } from '@gatehouse/contracts/portal/jobs'
import { brandCodes } from '@gatehouse/contracts/rules/brand-codes'
import { ProblemError } from '../../../http/problem-error.ts'
import type { AreaContext } from '../../area-context.ts'
import { toJobPosting } from './job-posting.ts'
import { plainText, shortened } from './plain-text.ts'

/** A job for visitors: 404 for one that never was, 410 for one that is over, whose page is shown. */
export function jobPage({ pages, config }: AreaContext) {
  pages('/search-jobs/:id', async ({ params: { id = '' }, query, read }) => {
    if (!jobId.test(id)) throw new ProblemError('not-found')
    const brandId = brandCodes.find((code) => code === query.get('brandId'))
    const internal = query.get('mode') === 'internal'
    const question = {
      params: { id },
      query: { ...(brandId && { brandId }), ...(internal && { audience: 'internal' as const }) },
    }
    const { text, reply: job } = await read(readJob, question)
    return {
      ...(!job.active && { status: 410 }),
      title: titleOf(job),
      description: descriptionOf(job),
      canonical: config.PUBLIC_ORIGIN + jobPath(job),
      hidden: internal || !job.active,
      ...(!internal && { structured: toJobPosting(job) }),
      answers: { [endpointUrl(readJob, question)]: text },
    }
  })
}

const placeOf = ({ city, state }: Job) => [city, state].filter(Boolean).join(', ')

function titleOf(job: Job): string {
  const place = placeOf(job)
  return place ? `${job.title} in ${place}` : job.title
}

/** What search engines show below the title: about two lines. */
function descriptionOf(job: Job): string {
  const facts = [job.type, placeOf(job), job.brand.name].filter(Boolean).join(' · ')
  return shortened(`${facts}. ${plainText(job.description)}`, 155)
}
