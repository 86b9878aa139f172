import type { Education } from '@gatehouse/contracts/upstream/candidate'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import type { Call } from '../../../upstream/client.ts'
import { UpstreamError } from '../../../upstream/upstream-error.ts'

/**
 * Adds the names of the education levels [2 §3], which the form does not hold. Where their list
 * cannot be read the ids go out alone.
 */
export async function withLevelNames<P extends { educationHistory?: Education[] }>(
  call: Call,
  brandId: string,
  payload: P,
): Promise<P> {
  const { educationHistory = [] } = payload
  if (educationHistory.length === 0) return payload
  const names = await readLevelNames(call, brandId)
  return {
    ...payload,
    educationHistory: educationHistory.map((entry) => {
      const educationLevelName = names.get(String(entry.educationLevelId))
      return educationLevelName ? { ...entry, educationLevelName } : entry
    }),
  }
}

async function readLevelNames(call: Call, brandId: string) {
  try {
    const { EducationLevelTypes } = await call(candidate.listEducationLevels, {
      params: { brandId },
    })
    return new Map(EducationLevelTypes.map(({ Id, Name }) => [Id, Name] as const))
  } catch (error) {
    if (error instanceof UpstreamError) return new Map<string, string>()
    throw error
  }
}
