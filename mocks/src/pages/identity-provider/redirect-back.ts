import { HttpResponse } from 'msw'

/** Redirects to return_to with these fields added to its query; `cookie` is sent as Set-Cookie. */
export function redirectBack(
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
