import { useMediaQuery } from './use-media-query.ts'

/** From this width, `md` of the theme, a menu fits beside the page. */
export const useWide = () => useMediaQuery('(min-width: 48rem)')
