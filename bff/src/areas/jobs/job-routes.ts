import { type Job, readJob } from '@gatehouse/contracts/portal/jobs'
import { driversBrand } from '@gatehouse/contracts/rules/brand-codes'
import type { Config } from '../../settings/config.ts'
import type { AreaContext } from '../area-context.ts'
import { guessLanguage } from '../translate/guess-language.ts'
import { safeHtml } from '../translate/safe-html.ts'
import { toIsoDate } from '../translate/to-iso-date.ts'
import { toPlainText } from '../translate/to-plain-text.ts'
import { type BrandedJob, fetchJob } from './fetch-job.ts'
import { toJobHeading } from './to-job-heading.ts'
import { toSalary } from './to-salary.ts'

export function jobRoutes({ serve, config }: AreaContext) {
  serve(readJob, async ({ params: { id }, query, call, request }) => {
    const detail = await fetchJob(call, { id, ...query })
    const description = safeHtml(detail.JobDescription?.Description ?? '', request)
    return toJob(id, query.brandId, { ...detail, description }, config)
  })
}

type JobConfig = Pick<Config, 'JOB_BRAND_NAMES' | 'DRIVERS_APPLY_URL' | 'CONTENT_LANGUAGE'>

function toJob(
  id: string,
  requestedBrand: string | undefined,
  detail: BrandedJob & Pick<Job, 'description'>,
  config: JobConfig,
): Job {
  const { WebEmail = '', PositionType = '', description } = detail
  const code = detail.FolderGroup.BrandCode
  const heading = toJobHeading(id, detail)
  return {
    id,
    referenceId: detail.ERecruitId ?? '',
    // Only an explicit false closes a job: the upstream omits many fields.
    active: detail.Active !== false,
    ...heading,
    type: toPlainText(PositionType),
    posted: toIsoDate(detail.DatePosted),
    salary: toSalary(detail),
    description,
    language: guessLanguage(`${heading.title} ${description}`, config.CONTENT_LANGUAGE),
    contact: /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(WebEmail) ? WebEmail : null,
    brand: { code, name: config.JOB_BRAND_NAMES[code] ?? code },
    externalApplicationUrl:
      code === driversBrand || requestedBrand === driversBrand
        ? config.DRIVERS_APPLY_URL.replaceAll('{jobId}', encodeURIComponent(id)) || null
        : null,
    needsCaliforniaNotice: heading.state === 'CA',
  }
}
