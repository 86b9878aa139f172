import { useMediaQuery } from './use-media-query.ts'

/** By default 768 px, more with larger text: up to it tables are cards, and filters a sheet [2 §9]. */
export const useNarrow = (upTo = '48rem') => useMediaQuery(`(max-width: ${upTo})`)
