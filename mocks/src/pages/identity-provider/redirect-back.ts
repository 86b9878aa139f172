import { HttpResponse } from 'msw'
import { returnAddress } from './validate-request.ts'

/** Redirects to the address of return with these fields added to its query; `cookie` is sent as Set-Cookie. */
export function redirectBack(url: URL, fields: Record<string, string>, cookie?: string): Response {
  const to = new URL(returnAddress(url) ?? '')
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
