import { setTimeout as wait } from 'node:timers/promises'
import { HttpResponse } from 'msw'

const json = { 'Content-Type': 'application/json' }
const gigabyte = 2 ** 30
const encoder = new TextEncoder()
const chunk = encoder.encode('x'.repeat(64 * 1024))

function typeOf({ headers }: Response) {
  return { 'Content-Type': headers.get('Content-Type') ?? 'application/json' }
}

/** Sends a response one byte at a time. */
export async function dripBody(response: Response, msPerByte: number): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.length === 0) return response
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (sent === bytes.length) return controller.close()
      if (sent > 0) await wait(msPerByte, undefined, { ref: false })
      controller.enqueue(bytes.slice(sent, ++sent))
    },
  })
  return new HttpResponse(body, { status: response.status, headers: typeOf(response) })
}

/** Sends the full Content-Length but half of the body, then closes the connection. */
export async function halveBody(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.length === 0) return response
  let sent = false
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (sent) {
        // An error discards buffered bytes: let the first half be sent before.
        await wait(50)
        throw new Error('A fault breaks off here')
      }
      controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)))
      sent = true
    },
  })
  const headers = { ...typeOf(response), 'Content-Length': String(bytes.length) }
  return new HttpResponse(body, { status: response.status, headers })
}

/** One gigabyte of JSON, with backpressure. */
export function hugeBody(): Response {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode('{"message":"')),
    pull: (controller) => {
      if (sent >= gigabyte) {
        controller.enqueue(encoder.encode('"}'))
        return controller.close()
      }
      controller.enqueue(chunk)
      sent += chunk.length
    },
  })
  return new HttpResponse(body, { headers: json })
}
