import { HttpResponse } from 'msw'

/**
 * Sends the browser to the return_to of its visit, with these fields added to the query; `cookie`
 * goes along as Set-Cookie.
 */
export function sendBack(
  { searchParams }: URL,
  fields: Record<string, string>,
  cookie?: string,
): Response {
  const to = new URL(searchParams.get('return_to') ?? '')
  for (const [name, value] of Object.entries(fields)) to.searchParams.set(name, value)
  return new HttpResponse(null, {
    status: 303,
    headers: {
      Location: to.href,
      'Cache-Control': 'no-store',
      ...(cookie && { 'Set-Cookie': cookie }),
    },
  })
}
