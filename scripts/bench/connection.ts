import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type Exchange, isComplete } from './exchange.ts'

/** Bounds the wait for a response that is shorter than expected. */
const timeoutMs = 8000

/**
 * A keep-alive HTTP connection with minimal work per response, so that the server under test is the
 * bottleneck. One request at a time; every response is compared.
 */
export class Connection {
  readonly #socket: Socket
  readonly #failed: (error: Error) => void
  #exchange: Exchange | undefined
  #onResponse = () => {}
  #received: Buffer | undefined

  private constructor(socket: Socket, failed: (error: Error) => void) {
    this.#socket = socket
    this.#failed = failed
    socket.setNoDelay()
    socket.setTimeout(
      timeoutMs,
      () => this.#exchange && this.#fail(new Error('no response in time')),
    )
    socket.on('data', (chunk) => this.#take(chunk))
    socket.on('error', (error) => this.#fail(error))
    socket.on('close', () => this.#fail(new Error('the server closed the connection')))
  }

  /** `failed` is called on any unexpected response; no callback follows. */
  static async open(port: number, failed: (error: Error) => void): Promise<Connection> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return new Connection(socket, failed)
  }

  send(exchange: Exchange, onResponse: () => void) {
    this.#exchange = exchange
    this.#onResponse = onResponse
    this.#socket.write(exchange.request)
  }

  close() {
    this.#socket.removeAllListeners('close')
    this.#socket.destroy()
  }

  #take(chunk: Buffer) {
    const received = this.#received ? Buffer.concat([this.#received, chunk]) : chunk
    this.#received = received
    try {
      if (!this.#exchange) throw new Error('a response without a request')
      if (!isComplete(this.#exchange, received)) return
    } catch (error) {
      return this.#fail(error as Error)
    }
    this.#received = undefined
    this.#exchange = undefined
    this.#onResponse()
  }

  #fail(error: Error) {
    this.close()
    this.#failed(error)
  }
}
