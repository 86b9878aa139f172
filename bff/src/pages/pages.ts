import { setTimeout as wait } from 'node:timers/promises'
import type { Read } from '@gatehouse/contracts/endpoint'
import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import type { FastifyInstance } from 'fastify'
import type { PublicReads, PublicReply, ReadInput } from '../endpoints/public-reads.ts'
import { ProblemError } from '../http/problem-error.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'
import type { SendPage } from './index-html.ts'
import type { PageMeta } from './page-meta.ts'

interface Asked {
  params: Record<string, string>
  query: URLSearchParams
  /** The same answer as the endpoint's own, from the same call. */
  read<E extends Read>(endpoint: E, question: ReadInput<E>): Promise<PublicReply<E>>
}

/**
 * Registers a page of the portal that says what it is before any script has run. What it reads is
 * the same for everyone; throw 'not-found' for an address at which there is nothing.
 */
export type Pages = (path: string, describe: (asked: Asked) => Promise<PageMeta>) => void

/** A page does not wait for a slow upstream: the portal asks by itself, and joins what is under way. */
const patienceMs = 2000
/** Seconds after which search engines shall come again. */
const retryAfter = 120

export function pagesOn(app: FastifyInstance, sendPage: SendPage, shared: PublicReads): Pages {
  return (path, describe) => {
    app.get(path, async (request, reply) => {
      const [, search = ''] = request.url.split('?', 2)
      const asked: Asked = {
        params: request.params as Record<string, string>,
        query: new URLSearchParams(search),
        read: (endpoint, question) => shared.read(endpoint, question, request, reply),
      }
      const about = await withTimeout(describe(asked)).catch((fault: unknown): PageMeta => {
        if (fault instanceof ProblemError && fault.code === 'not-found')
          return { status: 404, hidden: true }
        if (!(fault instanceof UpstreamError || fault instanceof ProblemError)) throw fault
        request.log.warn({ id: request.id, err: fault }, 'a page says nothing of itself')
        return { status: 503, retryAfter }
      })
      return sendPage(reply, request.headers.cookie ? about : withStranger(about))
    })
  }
}

async function withTimeout(describing: Promise<PageMeta>): Promise<PageMeta> {
  const enough = new AbortController()
  const late = wait(patienceMs, undefined, { signal: enough.signal }).then((): PageMeta => {
    throw new ProblemError('upstream-timeout')
  })
  // Whichever comes second is heard by nobody.
  late.catch(() => {})
  describing.catch(() => {})
  try {
    return await Promise.race([describing, late])
  } finally {
    enough.abort()
  }
}

/** Who brings no cookie is signed in nowhere: the portal need not ask. */
const visitorSession: SessionView = {
  person: null,
  passcodeStep: null,
  gates: [],
  expiresIn: null,
  hasIdentitySession: false,
}

function withStranger(about: PageMeta): PageMeta {
  const session = { [endpointUrl(readSession, {})]: JSON.stringify(visitorSession) }
  return { ...about, answers: { ...about.answers, ...session } }
}
