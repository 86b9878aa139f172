import { jest } from '@jest/globals'

/** Stands in for XMLHttpRequest: sends nothing, a test drives its events. */
export class FakeUploadRequest {
  static newest: FakeUploadRequest
  status = 0
  responseText = ''
  upload: {
    onprogress?: (event: { loaded: number; total: number }) => void
    onload?: () => void
  } = {}
  onloadend: () => void = () => undefined
  opened: string[] = []
  headers: Record<string, string> = {}
  readonly send = jest.fn<(content: FormData) => void>()
  readonly abort = jest.fn(() => this.onloadend())

  constructor() {
    FakeUploadRequest.newest = this
  }
  open(...address: string[]) {
    this.opened = address
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  reply(status: number, body: unknown) {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.onloadend()
  }
}

export function installFakeUploadRequest() {
  Object.assign(globalThis, { XMLHttpRequest: FakeUploadRequest })
}
