import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Json = Record<string, unknown>

export interface Call {
  /** The route that took it, for example `POST User/Login`; `none` if none did. */
  route: string
  path: string
  headers: IncomingHttpHeaders
  params: Record<string, string>
  query: URLSearchParams
  /** JSON, form fields, or the raw text of anything else. */
  body: Json
  text: string
}

/** Anything but a reply goes out as JSON; `undefined` as an empty body. */
export class Reply {
  readonly status: number
  readonly type: string
  readonly body: string | Buffer
  readonly headers: Record<string, string>

  constructor(
    status: number,
    type = '',
    body: string | Buffer = '',
    headers: Record<string, string> = {},
  ) {
    this.status = status
    this.type = type
    this.body = body
    this.headers = headers
  }
}

export type Handler = (call: Call) => unknown
export type Routes = Record<string, Handler>

const json = (status: number, body: unknown) =>
  new Reply(status, 'Application/JSON; Charset=UTF-8', JSON.stringify(body))

/** How ASP.NET refuses: nothing of it is in the specification. */
export const refuse = (status: number, Message: string, more: Json = {}) =>
  json(status, { Message, ExceptionType: 'Zephyr.Web.Refusal', StackTrace: null, ...more })

export const serverErrorPage = (status: number, title: string) =>
  new Reply(
    status,
    'text/html',
    `<!DOCTYPE html><html><head><title>${title}</title></head><body><h2>${status} - ${title}</h2></body></html>`,
  )

export const wants = ({ body }: Call, ...names: string[]) => {
  const missing = names.filter((name) => !(name in body))
  if (missing.length > 0) throw refuse(400, 'The request is invalid.', { ModelState: { missing } })
}

function bodyOf(type: string, text: string): Json {
  if (type.includes('json')) return text === '' ? {} : JSON.parse(text)
  if (type.includes('urlencoded')) return Object.fromEntries(new URLSearchParams(text))
  const parts = text.matchAll(/name="([^"]+)"(?:; filename="([^"]+)")?.*?\r\n\r\n(.*?)\r\n--/gs)
  return Object.fromEntries([...parts].map(([, name, file, value]) => [name, file ?? value]))
}

interface Route {
  name: string
  method: string
  path: RegExp
  handler: Handler
}

const toRoute = ([name, handler]: [string, Handler]): Route => {
  const [method = '', path = ''] = name.split(' ')
  const pattern = path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return { name, method, path: new RegExp(`^${pattern}$`), handler }
}

/** Serves the routes under `base`, case by case as written, and keeps every call. */
export async function listen(base: string, routes: Routes, calls: Call[]) {
  const table = Object.entries(routes).map(toRoute)

  const answer = (method: string, call: Call) => {
    for (const { name, path, handler, ...route } of table) {
      const found = route.method === method ? path.exec(call.path) : null
      if (!found) continue
      call.route = name
      call.params = Object.fromEntries(
        Object.entries(found.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]),
      )
      return handler(call)
    }
    return serverErrorPage(404, 'File or directory not found.')
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString('latin1')
    const url = new URL(request.url ?? '/', 'http://second.test')
    const call: Call = {
      route: 'none',
      path: url.pathname.startsWith(base) ? url.pathname.slice(base.length) : url.pathname,
      headers: request.headers,
      params: {},
      query: url.searchParams,
      body: {},
      text,
    }
    calls.push(call)
    let reply: unknown
    try {
      call.body = bodyOf(
        request.headers['content-type'] ?? '',
        Buffer.from(text, 'latin1').toString(),
      )
      reply = await answer(request.method ?? '', call)
    } catch (error) {
      reply = error instanceof Reply ? error : serverErrorPage(500, String(error))
    }
    const { status, type, body, headers } =
      reply instanceof Reply ? reply : reply === undefined ? new Reply(200) : json(200, reply)
    response.writeHead(status, {
      'CACHE-CONTROL': 'no-cache',
      'X-ASPNET-VERSION': '4.0.30319',
      ...(type && { 'CONTENT-TYPE': type }),
      ...headers,
    })
    response.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
