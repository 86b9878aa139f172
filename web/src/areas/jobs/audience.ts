import { useLocation } from 'react-router'
import { isInternal } from '../../portal/internal-mode.ts'
import { settings } from '../../portal/settings.ts'

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
    internal: isInternal(search),
  }
}

/** Visitors have no column of brands. */
export function seesBrands({ worker, internal }: Audience): boolean {
  return worker || internal
}

/** Whether a search covers all brands unless it names some. */
export function searchesAllBrands(audience: Audience): boolean {
  return seesBrands(audience) || settings.searchesAllBrands
}

export function useAudience(): Audience {
  return audienceOf(useLocation())
}
