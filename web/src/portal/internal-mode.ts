/** The page stands in the internal page of a host [2 §1]. */
export function isInternal(search: string): boolean {
  return new URLSearchParams(search).get('mode') === 'internal'
}

/** Sign-in; for internal staff their search, since sign-in may not be framed. */
export function startPath(search: string): string {
  return isInternal(search) ? '/search-jobs?mode=internal' : '/'
}
