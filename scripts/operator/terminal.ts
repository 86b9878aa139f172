import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

export interface Terminal {
  /** False when input is piped; then no confirmation is possible. */
  isTerminal: boolean
  print(line: string): void
  ask(question: string): Promise<string>
  /** Without echo. */
  askSecret(question: string): Promise<string>
  /** Releases the keyboard, so that Ctrl-C ends the process again. */
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
  // No history: arrow keys must not reveal secrets.
  const options = { terminal: Boolean(stdin.isTTY), historySize: 0 }
  const lines = createInterface({ input: stdin, output, ...options })
  // In raw mode Ctrl-C is an ordinary key.
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
    print: (line) => console.log(line),
    ask: (question) => ask(question, false),
    askSecret: (question) => ask(question, true),
    close: () => lines.close(),
  }
}
