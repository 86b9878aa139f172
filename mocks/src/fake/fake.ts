import type {
  Operation,
  OperationBody,
  OperationParams,
  OperationReply,
} from '@gatehouse/contracts/operation'
import { HttpHandler, HttpResponse } from 'msw'
import { Type } from 'typebox'
import type { Input } from '../client/call-operation.ts'
import type { Caller, Stage } from '../client/caller.ts'
import type { Person } from '../world/person.ts'
import type { World } from '../world/world.ts'
import { applyFault } from './apply-fault.ts'
import { compileBody } from './check-body.ts'
import { checkCredentials, type RequestFault } from './check-credentials.ts'
import { checkParams } from './check-params.ts'
import { compileUpload, type UploadedFile } from './check-upload.ts'
import { compilePath } from './match-path.ts'
import { asSent } from './parse-json.ts'
import { recordCall } from './record-call.ts'

/** An answer as legacy systems give it: more fields than promised, null for missing, numbers as text and ids as numbers. */
type Rough<T> = T extends readonly (infer Item)[]
  ? Rough<Item>[]
  : T extends object
    ? { [K in keyof T]: Rough<T[K]> | null } & { [field: string]: unknown }
    : T extends number | string
      ? number | string
      : T

/** A request that the contract allows. */
export interface FakeRequest<O extends Operation> {
  params: OperationParams<O>
  body: OperationBody<O>
  /** Undefined where the operation takes none. */
  file: O extends { upload: string } ? UploadedFile : undefined
  /** Undefined unless the operation is called as the caller. */
  user: O['as'] extends 'caller' ? Person : undefined
  jwt: O['as'] extends 'caller' ? string : undefined
  world: World
}

/** A file is answered as a Response of its own. */
type Answer<O extends Operation> = O extends { file: true }
  ? Response
  : Rough<OperationReply<O>> | Response | undefined

interface Received {
  body: unknown
  file?: UploadedFile | undefined
  faults: string[]
  /** Recorded among the calls. */
  shown: unknown
}

/** Reads and judges what came with a request. */
function compileReader(operation: Operation): (request: Request) => Promise<Received> {
  if (operation.upload) {
    const check = compileUpload(operation.body ?? Type.Object({}), operation.upload)
    return async (request) =>
      check(await request.arrayBuffer(), request.headers.get('Content-Type'))
  }
  const check = compileBody(operation.body)
  return async (request) => {
    const text = await request.text()
    return { ...check(text, request.headers.get('Content-Type')), shown: asSent(text) }
  }
}

/** A fake of one operation: its handler, and a sample request that must succeed. */
export interface Fake {
  operation: Operation
  /** Stage of sign-in that the sample request requires. */
  needs: Stage
  sample(caller: Caller): Input
  handler(world: World): HttpHandler
}

interface FakeOptions<O extends Operation> {
  /** By default the stage that gives the credentials of `as`. */
  needs?: Stage
  sample?: (
    caller: Caller,
  ) => Pick<Input, 'file'> & { params?: OperationParams<O>; body?: OperationBody<O> }
  answer: (request: FakeRequest<O>) => Answer<O> | Promise<Answer<O>>
  /** For the first of two operations with one method and path: the requests that are its own. */
  takes?: (headers: Headers) => boolean
}

const stageOf = {
  anonymous: 'anonymous',
  service: 'service-token',
  caller: 'signed-in',
} as const satisfies Record<Operation['as'], Stage>

function refuse(faults: RequestFault[]): Response {
  const status = faults.some((fault) => fault.status === 401) ? 401 : 400
  const message = 'The request does not keep to the contract'
  return HttpResponse.json({ message, faults: faults.map((fault) => fault.text) }, { status })
}

/**
 * The fake of an operation, at exactly its method and path. A request that breaks the contract never
 * reaches `answer`: it gets a 400, or a 401 for the service token, with every fault. An answer of
 * undefined is sent without a body: 204, or 200 where the contract has a reply.
 */
export function fake<const O extends Operation>(operation: O, options: FakeOptions<O>): Fake {
  const { needs = stageOf[operation.as], sample = () => ({}), takes = () => true } = options
  const matchPath = compilePath(operation.path)
  const receive = compileReader(operation)

  async function respond(
    request: Request,
    params: Record<string, string>,
    { body, file, faults }: Received,
    world: World,
  ): Promise<Response> {
    const { headers } = request
    const malformed = [...checkParams(operation.params, params, new URL(request.url)), ...faults]
    const all = [
      ...checkCredentials(operation.as, headers, world),
      ...malformed.map((text): RequestFault => ({ status: 400, text })),
    ]
    if (all.length > 0) return refuse(all)

    const jwt = headers.get('JwtAuthorization') ?? undefined
    const user = world.people.findByLoginId(world.sessions.loginIdOf(jwt ?? '') ?? '')
    // The checks above have made of these values what the operation's types say.
    const answer = await options.answer({ params, body, file, user, jwt, world } as FakeRequest<O>)
    if (answer instanceof Response) return answer
    if (answer !== undefined) return HttpResponse.json(answer)
    return new HttpResponse(null, { status: operation.reply ? 200 : 204 })
  }

  const handler = (world: World) =>
    new HttpHandler(
      operation.method,
      ({ request }) => {
        const params = matchPath(new URL(request.url).pathname)
        return params && takes(request.headers) ? { matches: true, params } : false
      },
      async ({ request, params }) => {
        const received = await receive(request)
        const call = recordCall(world, request, received.shown, operation.name)
        const fault = world.faults.take(operation.name)
        const regular = () => respond(request, params, received, world)
        const response = await (fault ? applyFault(fault, request.signal, regular) : regular())
        if (response.type !== 'error') call.status = response.status
        return response
      },
    )

  return { operation, needs, sample: (caller) => sample(caller) as Input, handler }
}
