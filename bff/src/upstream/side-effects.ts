import type { Operation } from '@gatehouse/contracts/operation'

/** Without side effects upstream: a GET, or a POST declared as a read. */
export function isRead({ method, readOnly: reads, hasSideEffects: acts }: Operation): boolean {
  return method === 'GET' ? !acts : reads === true
}

/** Only GETs without side effects; never a file, part of which may have been sent on. */
export function mayBeRetried(operation: Operation): boolean {
  return operation.method === 'GET' && isRead(operation) && !operation.file
}
