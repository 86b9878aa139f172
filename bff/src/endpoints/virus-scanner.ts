import { connect } from 'node:net'

export interface ScannerAddress {
  host: string
  port: number
}

export type ScanResult = { outcome: 'clean' } | { outcome: 'infected'; signature: string }

export type VirusScanner = (content: Buffer) => Promise<ScanResult>

const scanTimeoutMs = 15_000
const maxReplyLength = 1000

/**
 * Scans by clamd's INSTREAM command: the content in chunks of a length and bytes, ended by a length of 0.
 * Throws when the scanner is unreachable, late, or gives no verdict.
 */
export function createVirusScanner(
  { host, port }: ScannerAddress,
  timeoutMs = scanTimeoutMs,
): VirusScanner {
  return async (content) => toResult(await exchange(content))

  function exchange(content: Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host, port })
      const timer = setTimeout(() => socket.destroy(new Error('Scanner timeout')), timeoutMs)
      let reply = ''
      socket.on('data', (bytes) => {
        reply += bytes.toString('latin1')
        if (reply.length > maxReplyLength) socket.destroy(new Error('Scanner reply too long'))
        else if (reply.endsWith('\0')) socket.end()
      })
      // A reply may come before a reset, as for content above clamd's limit.
      socket.on('error', reject)
      socket.on('close', () => {
        clearTimeout(timer)
        resolve(reply)
      })
      socket.write('zINSTREAM\0')
      socket.write(lengthOf(content.length))
      socket.write(content)
      socket.write(lengthOf(0))
    })
  }
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

function toResult(reply: string): ScanResult {
  const [, verdict, signature = ''] = /^stream: (?:(OK)|(\S.*) FOUND)\0$/.exec(reply) ?? []
  if (verdict) return { outcome: 'clean' }
  if (signature) return { outcome: 'infected', signature: signature.slice(0, 100) }
  throw new Error(`No verdict: ${JSON.stringify(reply.slice(0, 100))}`)
}
