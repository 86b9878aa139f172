import * as job from '@gatehouse/contracts/upstream/job'
import type { Caller } from '../../session/caller.ts'
import type { Call } from '../../upstream/client.ts'
import type { DraftJob } from './draft.ts'
import { isUnusableReply } from './is-unusable-reply.ts'

/** Application code of a worker's application, as the caller's companies spell it. */
export async function findApplicationBrand(
  call: Call,
  { companies }: Caller,
  { applicationBrand, brand }: DraftJob,
): Promise<string> {
  const company = companies.find(({ code, applicationCode }) =>
    applicationBrand ? isSameBrand(applicationCode, applicationBrand) : code === brand,
  )
  return company?.applicationCode || applicationBrand || fetchApplicationCode(call, brand)
}

/** Legacy systems write the same code in capitals and in lower case. */
export function isSameBrand(one: string | undefined, other: string | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase()
}

async function fetchApplicationCode(call: Call, brandId: string): Promise<string> {
  try {
    const { ApplicationCode } = await call(job.getSiteInformation, { params: { brandId } })
    return ApplicationCode || brandId
  } catch (error) {
    if (isUnusableReply(error)) return brandId
    throw error
  }
}
