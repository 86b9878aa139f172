import type { Endpoint, ReplyOf } from '@gatehouse/contracts/endpoint'
import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import { botTokenHeader, csrfHeader } from '@gatehouse/contracts/request-headers'
import { track } from './activity.ts'
import { botToken } from './bot-token.ts'
import type { ReadInput } from './call.ts'
import { PortalError } from './portal-error.ts'

/** From the last byte on; before that it takes as long as the connection needs. */
const replyTimeoutMs = 90_000

interface UploadOptions {
  /** From 0 to 100; at 100 the answer is awaited. */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** The name of the file's field. */
const field = 'file'

/**
 * Sends one file; XMLHttpRequest tells how far it is, which fetch does not. Throws a PortalError, as
 * `call` does, also when it is called off.
 */
export function upload<E extends Endpoint & { upload: true }>(
  endpoint: E,
  { file, ...question }: ReadInput<E> & { file: File },
  uploading: UploadOptions,
): Promise<ReplyOf<E>> {
  const address = endpointUrl(endpoint, question)
  return track(send(endpoint, address, file, uploading)) as Promise<ReplyOf<E>>
}

async function send(
  { method, path }: Endpoint,
  address: string,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<unknown> {
  const token = await botToken(path)
  const request = new XMLHttpRequest()
  request.open(method, address)
  request.setRequestHeader(csrfHeader, '1')
  request.setRequestHeader(botTokenHeader, token)
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
  throw new PortalError(answer as PortalError['problem'])
}

/** Nothing where no answer of the gateway's has come. */
function read({ status, responseText }: XMLHttpRequest): unknown {
  if (status === 0) return undefined
  try {
    return JSON.parse(responseText)
  } catch (cause) {
    throw new PortalError(undefined, { cause })
  }
}
