import { useLocation } from 'react-router'

/** Visitor, worker or internal staff [2 §1]; decides paths, columns and filters. */
export interface Audience {
  base: '/search' | '/search-jobs'
  worker: boolean
  internal: boolean
}

export function audienceOf({ pathname, search }: { pathname: string; search: string }): Audience {
  const worker = !pathname.startsWith('/search-jobs')
  return {
    base: worker ? '/search' : '/search-jobs',
    worker,
    internal: new URLSearchParams(search).get('mode') === 'internal',
  }
}

/** Brands are hidden from visitors. */
export function seesBrands({ worker, internal }: Audience): boolean {
  return worker || internal
}

export function useAudience(): Audience {
  return audienceOf(useLocation())
}
