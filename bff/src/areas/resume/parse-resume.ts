import type { Resume } from '@gatehouse/contracts/portal/application'
import type { ParsedResume } from '@gatehouse/contracts/upstream/candidate'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import { type Id, knownId } from '@gatehouse/contracts/upstream/fields'
import type { Call } from '../../upstream/client.ts'
import type { SentFile } from '../../upstream/multipart.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'

interface ResumeOwner {
  brand: string
  /** '0' for a new candidate. */
  eRecruitId: Id
  isNewCandidate: boolean
}

/** Undefined on a timeout: the user goes on without the parsed résumé [2 §8]. */
export async function parseResume(
  call: Call,
  { brand, eRecruitId, isNewCandidate }: ResumeOwner,
  file: SentFile,
): Promise<ParsedResume | undefined> {
  const body = { ERecruitId: String(eRecruitId), IsNewCandidate: String(isNewCandidate) }
  try {
    return await call(candidate.uploadResume, { params: { brandId: brand }, body, file })
  } catch (error) {
    const isTimeout =
      error instanceof UpstreamError && error.kind === 'timeout' && !error.hadNoEffect
    if (!isTimeout) throw error
    return undefined
  }
}

export function toResume(name: string, parsed: ParsedResume | undefined): Resume {
  return {
    name,
    outcome: outcomeOf(parsed),
    isTaken: knownId(parsed?.ResumeFileStoreId) !== null,
  }
}

function outcomeOf(parsed: ParsedResume | undefined): Resume['outcome'] {
  if (!parsed) return 'timeout'
  if (parsed.ParseFailed) return 'parse-failed'
  return parsed.ParseNoData ? 'no-data' : 'parsed'
}
