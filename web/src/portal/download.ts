import type { Endpoint } from '@gatehouse/contracts/endpoint'
import { track } from './activity.ts'
import { type Input, send } from './call.ts'
import { saveFile } from './save-file.ts'

/** Longer than the gateway's own deadline: a large file over a slow connection. */
const timeoutMs = 90_000

export interface DownloadProgress {
  bytes: number
  /** From 0 to 100; undefined while the length is unknown. */
  percent?: number
}

type OnProgress = (progress: DownloadProgress) => void

/**
 * Fetches a file for the browser to save, and gives its name. Fetched, not navigated to, so that the
 * page can show errors.
 */
export async function download<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  onProgress: OnProgress = () => {},
): Promise<string> {
  const { name, content } = await track(
    send(endpoint, input as object, {
      read: async (answer) => {
        requireFile(answer)
        return { name: nameOf(answer), content: await contentOf(answer, onProgress) }
      },
      timeoutMs,
    }),
  )
  saveFile(name, content)
  return name
}

/** The gateway sends no HTML files: it is the page of a proxy or a captive portal. */
function requireFile({ headers }: Response) {
  if (/^text\/html/i.test(headers.get('content-type') ?? '')) throw new Error('a page, not a file')
}

async function contentOf(answer: Response, onProgress: OnProgress): Promise<Blob> {
  const total = lengthOf(answer)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = answer.body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value)
    bytes += part.value.length
    onProgress({ bytes, ...(total > 0 && { percent: Math.floor((bytes / total) * 100) }) })
  }
  return new Blob(parts, { type: answer.headers.get('content-type') ?? '' })
}

/** 0 if unknown: a proxy that compresses gives the length of what it sends, not of the file. */
function lengthOf({ headers }: Response): number {
  return headers.has('content-encoding') ? 0 : Number(headers.get('content-length'))
}

function nameOf({ headers }: Response): string {
  const [, name = 'file'] =
    /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? []
  return decodeURIComponent(name)
}
