import { useMediaQuery } from './use-media-query.ts'

/** 768 px, more with larger text: up to it tables are cards, and filters a sheet [2 §9]. */
export const narrowUpTo = '48rem'

export const useNarrow = () => useMediaQuery(`(max-width: ${narrowUpTo})`)
