import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { isAnswered, type Question } from './answer.ts'

/** Longer than any answer may take: a shorter one than expected would else be waited for for ever. */
const patienceMs = 8000

/**
 * A browser's connection, reduced to the least work per answer, so that the server under test is
 * always the slower of the two: one request at a time, every answer compared.
 */
export class Connection {
  readonly #socket: Socket
  readonly #failed: (fault: Error) => void
  #question: Question | undefined
  #answered = () => {}
  #received: Buffer | undefined

  private constructor(socket: Socket, failed: (fault: Error) => void) {
    this.#socket = socket
    this.#failed = failed
    socket.setNoDelay()
    socket.setTimeout(patienceMs, () => this.#question && this.#fail(new Error('no answer')))
    socket.on('data', (chunk) => this.#take(chunk))
    socket.on('error', (fault) => this.#fail(fault))
    socket.on('close', () => this.#fail(new Error('the server closed the connection')))
  }

  /** `failed` is told when anything but the right answer comes; nothing is answered after that. */
  static async open(port: number, failed: (fault: Error) => void): Promise<Connection> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return new Connection(socket, failed)
  }

  ask(question: Question, answered: () => void) {
    this.#question = question
    this.#answered = answered
    this.#socket.write(question.request)
  }

  close() {
    this.#socket.removeAllListeners('close')
    this.#socket.destroy()
  }

  #take(chunk: Buffer) {
    const received = this.#received ? Buffer.concat([this.#received, chunk]) : chunk
    this.#received = received
    try {
      if (!this.#question) throw new Error('an answer that nobody asked for')
      if (!isAnswered(this.#question, received)) return
    } catch (fault) {
      return this.#fail(fault as Error)
    }
    this.#received = undefined
    this.#question = undefined
    this.#answered()
  }

  #fail(fault: Error) {
    this.close()
    this.#failed(fault)
  }
}
