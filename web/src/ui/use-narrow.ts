import { useMediaQuery } from './use-media-query.ts'

/** Up to 768 px, more with larger text, tables are cards, and filters a sheet [2 §9]. */
export const useNarrow = () => useMediaQuery('(max-width: 48rem)')
