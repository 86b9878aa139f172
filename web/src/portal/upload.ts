import type { Endpoint, ReadInput, ReplyOf } from '@gatehouse/contracts/endpoint'
import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import { botTokenHeader, csrfHeader, personHeader } from '@gatehouse/contracts/request-headers'
import { track } from './activity.ts'
import { botToken } from './bot-token.ts'
import { PortalError, toProblem } from './portal-error.ts'
import { companyHeaders, followCompany } from './shown-company.ts'
import { shownPerson } from './shown-person.ts'
import { visitHeaders } from './visit.ts'

/** From the last byte on; sending itself has no limit. */
const replyTimeoutMs = 90_000

export interface UploadOptions {
  /** From 0 to 100; at 100 the reply is awaited. */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

const field = 'file'

/**
 * Sends one file by XMLHttpRequest, since fetch reports no progress. Throws a PortalError like `call`,
 * also when aborted.
 */
export function upload<E extends Endpoint & { upload: true }>(
  endpoint: E,
  { file, ...input }: ReadInput<E> & { file: File },
  options: UploadOptions,
): Promise<ReplyOf<E>> {
  const address = endpointUrl(endpoint, input)
  return track(send(endpoint, address, file, options)) as Promise<ReplyOf<E>>
}

async function send(
  endpoint: Endpoint,
  address: string,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<unknown> {
  const { method, path } = endpoint
  const person = shownPerson()
  const optionalHeaders = { ...visitHeaders(endpoint), ...companyHeaders(endpoint) }
  const token = await botToken(path)
  const request = new XMLHttpRequest()
  request.open(method, address)
  request.setRequestHeader(csrfHeader, '1')
  request.setRequestHeader(botTokenHeader, token)
  if (person) request.setRequestHeader(personHeader, person.key)
  for (const [name, value] of Object.entries(optionalHeaders)) request.setRequestHeader(name, value)
  request.upload.onprogress = ({ loaded, total }) =>
    onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0)
  request.upload.onload = () => {
    onProgress(100)
    setTimeout(() => request.abort(), replyTimeoutMs)
  }
  const abort = () => request.abort()
  signal.addEventListener('abort', abort)
  const content = new FormData()
  content.append(field, file)
  await new Promise((resolve) => {
    request.onloadend = resolve
    if (signal.aborted) resolve(undefined)
    else request.send(content)
  })
  signal.removeEventListener('abort', abort)
  const answer = read(request)
  if (request.status === 200) return answer
  const problem = new PortalError(toProblem(answer))
  if (problem.is('person-changed')) person?.onReplaced()
  if (problem.is('company-changed')) await followCompany(endpoint)
  throw problem
}

function read({ status, responseText }: XMLHttpRequest): unknown {
  if (status === 0) return undefined
  try {
    return JSON.parse(responseText)
  } catch (cause) {
    throw new PortalError(undefined, { cause })
  }
}
