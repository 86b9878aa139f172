import { HttpResponse } from 'msw'
import { makePdf } from '../world/make-pdf.ts'

/** Instead of a page or file, of which a recording has type and length alone. */
export function standIn(
  operation: string,
  { status, type, bytes }: { status: number; type: string; bytes: number | undefined },
): Response {
  return new HttpResponse(contentOf(operation, type, bytes), {
    status,
    headers: { 'Content-Type': type },
  })
}

function contentOf(operation: string, type: string, bytes = 0) {
  const text = `Stand-in for ${operation}: ${bytes} bytes are not part of the recording`
  if (type.includes('html')) return `<!doctype html><title>${operation}</title><p>${text}</p>`
  if (type.startsWith('application/pdf')) return makePdf([text])
  return text
}
