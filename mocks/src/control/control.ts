import { HttpHandler } from 'msw'

/** Control route at exactly this path, without credentials. */
export function control(
  method: 'GET' | 'POST' | 'DELETE',
  path: `/__fakes/${string}`,
  resolve: (request: Request) => Response | Promise<Response>,
): HttpHandler {
  return new HttpHandler(
    method,
    ({ request }) => new URL(request.url).pathname === path,
    ({ request }) => resolve(request),
  )
}
