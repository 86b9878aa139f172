import * as job from '@gatehouse/contracts/upstream/job'
import type { RequestContext } from '../../endpoints/handler-context.ts'
import type { Caller } from '../../session/caller.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import type { DraftJob } from './draft.ts'

/** Application code of a worker's application, as the caller's companies spell it. */
export async function findApplicationBrand(
  context: Pick<RequestContext, 'call' | 'request'>,
  { companies }: Caller,
  { applicationBrand, brand }: DraftJob,
  previous: DraftJob | undefined,
): Promise<string> {
  const company = companies.find(({ code, applicationCode }) =>
    applicationBrand ? isSameBrand(applicationCode, applicationBrand) : code === brand,
  )
  const known = company?.applicationCode || applicationBrand
  if (known) return known
  // The brand's id stands for a code that could not be looked up.
  const isLookedUp = previous?.brand === brand && previous.applicationBrand !== brand
  return isLookedUp ? previous.applicationBrand : fetchApplicationCode(context, brand)
}

/** Legacy systems write the same code in capitals and in lower case. */
export function isSameBrand(one: string | undefined, other: string | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase()
}

/** The brand's id without a code: a failure does not keep anyone from applying. */
async function fetchApplicationCode(
  { call, request }: Pick<RequestContext, 'call' | 'request'>,
  brandId: string,
): Promise<string> {
  try {
    const { ApplicationCode } = await call(job.getSiteInformation, { params: { brandId } })
    return ApplicationCode || brandId
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    request.log.warn({ id: request.id, err: error }, 'application code not found')
    return brandId
  }
}
