/**
 * Answers media queries of one width bound, as `(max-width: 48rem)`, for a screen of this width and a
 * browser with text of this size, in px.
 */
export function setScreenWidth(width: number, textSize = 16) {
  window.matchMedia = (query) => {
    const [, bound = '', rem = ''] = /\((max|min)-width: ([\d.]+)rem\)/.exec(query) ?? []
    const limit = Number(rem) * textSize
    const matches = query !== 'print' && (bound === 'max' ? width <= limit : width >= limit)
    return Object.assign(new EventTarget(), { matches, media: query }) as MediaQueryList
  }
}
