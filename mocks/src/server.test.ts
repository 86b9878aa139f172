import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const server = fileURLToPath(new URL('./server.ts', import.meta.url))

function start(ports: Record<string, string>) {
  const env = { ...process.env, NODE_OPTIONS: '', ...ports }
  return spawn(process.execPath, [server], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [chunk] = child.stdout ? await once(child.stdout, 'data') : []
  return String(chunk)
}

const anyPorts = { FAKES_API_PORT: '0', FAKES_PAYROLL_PORT: '0', FAKES_IDENTITY_PORT: '0' }

test('the command prints its origins and ends on SIGTERM', async () => {
  const child = start(anyPorts)
  const line = await firstLine(child)
  expect(line).toMatch(/^fakes ready \{.*\}\n$/)
  const urls = JSON.parse(line.slice('fakes ready '.length))
  expect(Object.keys(urls)).toEqual(['api', 'payroll', 'identityProvider'])
  expect((await fetch(`${urls.api}/__fakes/personas`)).status).toBe(200)

  const second = start({ ...anyPorts, FAKES_API_PORT: new URL(urls.api).port })
  const [complaint, [code]] = await Promise.all([text(second.stderr), once(second, 'exit')])
  expect(complaint).toMatch(/^fakes cannot start: port \d+ is in use by another program\n$/)
  expect(code).toBe(1)

  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('exits with an error that names an invalid reply format', async () => {
  const child = start({ ...anyPorts, FAKES_REPLY_FORMAT: 'xml' })
  expect(await text(child.stderr)).toContain(
    'FAKES_REPLY_FORMAT must be one of plain, envelope, wrapped-lists, alternate-names, padded, gaps, not "xml"',
  )
})

test('exits with an error that names a folder without a recording', async () => {
  const child = start({
    ...anyPorts,
    FAKES_RECORDING: fileURLToPath(new URL('.', import.meta.url)),
  })
  expect(await text(child.stderr)).toContain('has no recording (*.jsonl)')
})

test('exits with an error that names an invalid port setting', async () => {
  const child = start({ ...anyPorts, FAKES_API_PORT: 'three' })
  expect(await text(child.stderr)).toContain('FAKES_API_PORT must be a port number, not "three"')
})
