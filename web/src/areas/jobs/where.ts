import { useLocation } from 'react-router'

/** From which side somebody looks at jobs [2 §1]: it decides addresses, columns and filters. */
export interface Where {
  base: '/search' | '/search-jobs'
  worker: boolean
  internal: boolean
}

export function whereOf({ pathname, search }: { pathname: string; search: string }): Where {
  const worker = !pathname.startsWith('/search-jobs')
  return {
    base: worker ? '/search' : '/search-jobs',
    worker,
    internal: new URLSearchParams(search).get('mode') === 'internal',
  }
}

export function useWhere(): Where {
  return whereOf(useLocation())
}
