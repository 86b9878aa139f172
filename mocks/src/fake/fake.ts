import type {
  Operation,
  OperationBody,
  OperationParams,
  OperationReply,
} from '@gatehouse/contracts/operation'
import { HttpHandler, HttpResponse, type JsonBodyType } from 'msw'
import { Type } from 'typebox'
import type { Input } from '../client/call-operation.ts'
import type { Caller, SignInState } from '../client/caller.ts'
import type { Person } from '../world/person.ts'
import type { World } from '../world/world.ts'
import { applyFault } from './apply-fault.ts'
import { formatReply } from './format-reply.ts'
import { compilePath } from './match-path.ts'
import { parseJson } from './parse-json.ts'
import { recordCall } from './record-call.ts'
import { compileBodyParser } from './validate-body.ts'
import { type RequestError, validateCredentials } from './validate-credentials.ts'
import { validateParams } from './validate-params.ts'
import { compileUploadParser, type UploadedFile } from './validate-upload.ts'

/** A reply as legacy systems send it: additional fields, null for missing, numbers as text, ids as numbers. */
type LegacyValue<T> = T extends readonly (infer Item)[]
  ? LegacyValue<Item>[]
  : T extends object
    ? { [K in keyof T]: LegacyValue<T[K]> | null } & { [field: string]: unknown }
    : T extends number | string
      ? number | string
      : T

/** A validated request. */
export interface FakeRequest<O extends Operation> {
  params: OperationParams<O>
  body: OperationBody<O>
  /** Undefined for an operation without an upload. */
  file: O extends { upload: string } ? UploadedFile : undefined
  /** Undefined unless the operation is called for a user. */
  user: O['as'] extends 'caller' | 'payroll' ? Person : undefined
  jwt: O['as'] extends 'caller' ? string : undefined
  world: World
}

/** Files and pages are replied as a Response. */
type FakeReply<O extends Operation> = O extends { file: true } | { page: object }
  ? Response
  : LegacyValue<OperationReply<O>> | Response | undefined

interface ParsedRequest {
  body: unknown
  file?: UploadedFile | undefined
  errors: string[]
  /** Body as recorded among the calls. */
  recorded: unknown
}

/** Parses and validates a body. */
function compileParser(operation: Operation): (request: Request) => Promise<ParsedRequest> {
  if (operation.upload) {
    const parse = compileUploadParser(operation.body ?? Type.Object({}), operation.upload)
    return async (request) =>
      parse(await request.arrayBuffer(), request.headers.get('Content-Type'))
  }
  const parse = compileBodyParser(operation.body)
  return async (request) => {
    const text = await request.text()
    return { ...parse(text, request.headers.get('Content-Type')), recorded: parseJson(text) }
  }
}

/** Fake of one operation: its handler, and a sample request that must succeed. */
export interface Fake {
  operation: Operation
  /** Required by the sample request. */
  signInState: SignInState
  sample(caller: Caller): Input
  handler(world: World): HttpHandler
}

interface FakeOptions<O extends Operation> {
  /** Default: the first state with the credentials of `as`. */
  signInState?: SignInState
  sample?: (
    caller: Caller,
  ) => Pick<Input, 'file'> & { params?: OperationParams<O>; body?: OperationBody<O> }
  reply: (request: FakeRequest<O>) => FakeReply<O> | Promise<FakeReply<O>>
  /** Selects requests if another operation has the same method and path. */
  matches?: (request: { headers: Headers; params: Record<string, string> }) => boolean
}

const signInStateOf = {
  anonymous: 'anonymous',
  service: 'service-token',
  caller: 'signed-in',
  payroll: 'signed-in',
} as const satisfies Record<Operation['as'], SignInState>

function rejectRequest(errors: RequestError[]): Response {
  const status = errors.some((error) => error.status === 401) ? 401 : 400
  const message = 'The request does not keep to the contract'
  return HttpResponse.json({ message, errors: errors.map((error) => error.text) }, { status })
}

/**
 * Creates the fake of an operation. Invalid requests never reach `reply`: they get a 400, or a 401
 * for the service token, with every error. A reply of undefined has no body: 204, or 200 if the
 * contract has a reply.
 */
export function fake<const O extends Operation>(operation: O, options: FakeOptions<O>): Fake {
  const {
    signInState = signInStateOf[operation.as],
    sample = () => ({}),
    matches = () => true,
  } = options
  const matchPath = compilePath(operation.path)
  const parse = compileParser(operation)

  async function validateAndReply(
    request: Request,
    params: Record<string, string>,
    { body, file, errors }: ParsedRequest,
    world: World,
  ): Promise<Response> {
    const { headers } = request
    const { recording } = world
    const texts = [...validateParams(operation.params, params, new URL(request.url)), ...errors]
    const all = [
      // A recording has no credentials.
      ...(recording ? [] : validateCredentials(operation.as, headers, world)),
      ...texts.map((text): RequestError => ({ status: 400, text })),
    ]
    if (all.length > 0) return rejectRequest(all)
    if (recording) return recording.answer(operation, params, body)

    const jwt = headers.get('JwtAuthorization') ?? undefined
    const user =
      operation.as === 'payroll'
        ? world.people.findByPayrollId(headers.get('PortalUser') ?? '')
        : world.people.findByLoginId(world.sessions.loginIdOf(jwt ?? '') ?? '')
    // The validation above guarantees the types of the operation.
    const reply = await options.reply({ params, body, file, user, jwt, world } as FakeRequest<O>)
    if (reply instanceof Response) return reply
    if (reply !== undefined)
      return HttpResponse.json(
        formatReply(world.replyFormat, reply as JsonBodyType, operation.reply, world.gap),
      )
    return new HttpResponse(null, { status: operation.reply ? 200 : 204 })
  }

  const handler = (world: World) =>
    new HttpHandler(
      operation.method,
      ({ request }) => {
        const params = matchPath(new URL(request.url).pathname)
        return params && matches({ headers: request.headers, params })
          ? { matches: true, params }
          : false
      },
      async ({ request, params }) => {
        const parsed = await parse(request)
        const call = recordCall(world, request, parsed.recorded, operation.name)
        const fault = world.faults.take(operation.name)
        const respond = () => validateAndReply(request, params, parsed, world)
        const response = await (fault ? applyFault(fault, request.signal, respond) : respond())
        if (response.type !== 'error') call.status = response.status
        return response
      },
    )

  return { operation, signInState, sample: (caller) => sample(caller) as Input, handler }
}
