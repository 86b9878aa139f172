import type { Question } from './answer.ts'
import { Connection } from './connection.ts'

/** What is asked of a server: the questions of each connection, in turn. */
export interface Load {
  port: number
  questions: readonly (readonly Question[])[]
}

export interface Answered {
  /** Answers a second. */
  rate: number
  /** Milliseconds that each answer took. */
  took: number[]
  /** All answers, also those that came after the time. */
  answers: number
}

/** Asks for so long over all connections, each asking again as soon as it is answered. */
export function askFor(seconds: number, { port, questions }: Load): Promise<Answered> {
  return withConnections(port, questions.length, (connections, done) => {
    const took: number[] = []
    const started = performance.now()
    const end = started + seconds * 1000
    let asking = connections.length
    let answers = 0
    for (const [i, connection] of connections.entries()) {
      const own = questions[i] ?? []
      let turn = 0
      const ask = () => {
        const question = own[turn++ % own.length] as Question
        const asked = performance.now()
        connection.ask(question, () => {
          const now = performance.now()
          answers++
          // What was asked within the time and answered after it belongs to no time at all.
          if (now <= end) took.push(now - asked)
          if (now < end) return ask()
          if (--asking === 0) done({ rate: took.length / seconds, took, answers })
        })
      }
      ask()
    }
  })
}

/** Asks one question over each connection, all at once; gives the milliseconds until the last answer. */
export function askAtOnce({ port, questions }: Load): Promise<number> {
  return withConnections(port, questions.length, (connections, done) => {
    const started = performance.now()
    let asking = connections.length
    for (const [i, connection] of connections.entries()) {
      connection.ask(questions[i]?.[0] as Question, () => {
        if (--asking === 0) done(performance.now() - started)
      })
    }
  })
}

async function withConnections<T>(
  port: number,
  count: number,
  use: (connections: Connection[], done: (result: T) => void) => void,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  // It may fail while connections are still being opened, before anybody waits for it.
  promise.catch(() => undefined)
  const connections: Connection[] = []
  try {
    while (connections.length < count) connections.push(await Connection.open(port, reject))
    use(connections, resolve)
    return await promise
  } finally {
    for (const connection of connections) connection.close()
  }
}
