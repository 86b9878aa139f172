/** Whether a person's browser asks: JSON goes to everybody who does not ask for HTML. */
export function wantsPage(request: Request): boolean {
  if (new URL(request.url).searchParams.get('format') === 'json') return false
  const accept = request.headers.get('Accept') ?? ''
  return accept.includes('text/html') && !accept.includes('application/json')
}
