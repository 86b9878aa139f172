import type { DuplicateCheck } from '@gatehouse/contracts/upstream/candidate'

/** The person has applied to the posting before. */
export function isDuplicate({ ApplicationExists, IsDuplicate }: DuplicateCheck): boolean {
  return Boolean(ApplicationExists || IsDuplicate)
}
