/** Query of a request's URL: all that follows the first question mark, as browsers read it. */
export function parseQuery(url: string): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : url.slice(start))
}
