import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { HttpResponse } from 'msw'
import type { Fault } from '../world/faults.ts'
import { dripBody, halveBody, hugeBody } from './faulty-bodies.ts'

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort')
}

/**
 * Responds with an injected fault. `regular` makes the normal response; only faults that send it late
 * or in part call it, so the others change no state.
 */
export async function applyFault(
  fault: Fault,
  signal: AbortSignal,
  regular: () => Promise<Response>,
): Promise<Response> {
  switch (fault.kind) {
    case 'delay':
      await Promise.race([wait(fault.ms ?? 1000, undefined, { ref: false }), aborted(signal)])
      return signal.aborted ? HttpResponse.error() : regular()
    case 'hang':
      await aborted(signal)
      return HttpResponse.error()
    case 'status': {
      const status = fault.status ?? 503
      return HttpResponse.json({ message: `A fault answers ${status}` }, { status })
    }
    case 'reset':
      return HttpResponse.error()
    case 'garbage':
      return new HttpResponse('<!doctype html><title>It works!</title>', {
        headers: { 'Content-Type': 'application/json' },
      })
    case 'empty':
      return new HttpResponse(null, { status: 200 })
    case 'slow-body':
      return dripBody(await regular(), fault.ms ?? 500)
    case 'half-body':
      return halveBody(await regular())
    case 'huge-body':
      return hugeBody()
  }
}
