import { useMediaQuery } from './use-media-query.ts'

/** Up to this width tables are cards, and filters a sheet [2 §9]. */
export const useNarrow = () => useMediaQuery('(max-width: 768px)')
