import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { HttpResponse } from 'msw'
import type { Fault } from '../world/faults.ts'
import { dripBody, halveBody, hugeBody } from './faulty-bodies.ts'

async function waitForAbort(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort')
}

function rawReply({ status = 200, text = '', type = 'application/json' }: Fault): Response {
  const location = status > 299 && status < 400 ? { Location: '/' } : {}
  // Must have no body, not an empty one.
  if (status === 204 || status === 304) return new HttpResponse(null, { status, headers: location })
  const headers = { 'Content-Type': type, ...location }
  return new HttpResponse(text, { status, headers })
}

/**
 * Responds with an injected fault. `respond` creates the normal response; only faults that delay or
 * truncate it call it, so all others change no state.
 */
export async function applyFault(
  fault: Fault,
  signal: AbortSignal,
  respond: () => Promise<Response>,
): Promise<Response> {
  switch (fault.kind) {
    case 'delay':
      await Promise.race([wait(fault.ms ?? 1000, undefined, { ref: false }), waitForAbort(signal)])
      return signal.aborted ? HttpResponse.error() : respond()
    case 'hang':
      await waitForAbort(signal)
      return HttpResponse.error()
    case 'status': {
      const status = fault.status ?? 503
      return HttpResponse.json({ message: `A fault answers ${status}` }, { status })
    }
    case 'reply':
      return rawReply(fault)
    case 'reset':
      return HttpResponse.error()
    case 'garbage':
      return new HttpResponse('<!doctype html><title>It works!</title>', {
        headers: { 'Content-Type': 'application/json' },
      })
    case 'empty':
      return new HttpResponse(null, { status: 200 })
    case 'slow-body':
      return dripBody(await respond(), fault.ms ?? 500)
    case 'half-body':
      return halveBody(await respond())
    case 'huge-body':
      return hugeBody()
  }
}
