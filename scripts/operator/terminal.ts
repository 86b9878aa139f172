import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** Where an operator reads and types. */
export interface Terminal {
  /** Whether somebody sits there; else what is piped in is read, and nobody can be asked. */
  isTerminal: boolean
  tell(line: string): void
  ask(question: string): Promise<string>
  /** What is typed is not shown. */
  askSecret(question: string): Promise<string>
  /** Nothing more is asked: keys end programs again. */
  close(): void
}

export function openTerminal(): Terminal {
  const { stdin, stdout } = process
  let hidden = false
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!hidden) stdout.write(chunk)
      done()
    },
  })
  // Without a history no key brings back what was typed unseen.
  const options = { terminal: Boolean(stdin.isTTY), historySize: 0 }
  const lines = createInterface({ input: stdin, output, ...options })
  // In raw mode it is a key like others.
  lines.on('SIGINT', () => process.exit(130))
  const typed = lines[Symbol.asyncIterator]()

  async function ask(question: string, secret: boolean): Promise<string> {
    lines.setPrompt(question)
    lines.prompt()
    hidden = secret
    const { value = '' } = await typed.next()
    hidden = false
    if (secret || !stdin.isTTY) stdout.write('\n')
    return value
  }

  return {
    isTerminal: Boolean(stdin.isTTY && stdout.isTTY),
    tell: (line) => console.log(line),
    ask: (question) => ask(question, false),
    askSecret: (question) => ask(question, true),
    close: () => lines.close(),
  }
}
