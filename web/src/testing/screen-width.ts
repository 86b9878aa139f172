/** Answers media queries of one width bound, as `(max-width: 768px)`, for a screen of this width. */
export function setScreenWidth(width: number) {
  window.matchMedia = (query) => {
    const [, bound = '', pixels = ''] = /\((max|min)-width: (\d+)px\)/.exec(query) ?? []
    const matches = bound === 'max' ? width <= Number(pixels) : width >= Number(pixels)
    return Object.assign(new EventTarget(), { matches, media: query }) as MediaQueryList
  }
}
