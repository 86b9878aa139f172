/** JSON is the default; only browsers get HTML. */
export function acceptsHtml(request: Request): boolean {
  if (new URL(request.url).searchParams.get('format') === 'json') return false
  const accept = request.headers.get('Accept') ?? ''
  return accept.includes('text/html') && !accept.includes('application/json')
}
