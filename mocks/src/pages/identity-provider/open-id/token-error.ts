import { HttpResponse } from 'msw'

/** RFC 6749 §5.2. */
export function tokenError(
  error: string,
  error_description: string,
  challenge?: string,
): HttpResponse<{ error: string; error_description: string }> {
  return HttpResponse.json(
    { error, error_description },
    {
      status: error === 'invalid_client' ? 401 : 400,
      headers: {
        'Cache-Control': 'no-store',
        Pragma: 'no-cache',
        ...(challenge && { 'WWW-Authenticate': challenge }),
      },
    },
  )
}
