import { HttpHandler } from 'msw'

/** A route for tests and people: exactly this path of the API origin, no credentials. */
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
