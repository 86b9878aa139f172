import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, expect, test } from '@jest/globals'
import { selfSigned } from '../testing/self-signed.ts'
import { startStack } from '../testing/stack.ts'
import { createKeySet } from './session-token-provider.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections()
})

async function listen(server: Server) {
  open.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A proxy that only tunnels, to the host that the name stands for. */
async function startProxy(hosts: Record<string, number> = {}) {
  const tunnels: { target: string; authorization: string | undefined }[] = []
  const server = createServer((_request, response) => response.writeHead(405).end())
  server.on('connect', ({ url = '', headers }, socket, head) => {
    tunnels.push({ target: url, authorization: headers['proxy-authorization'] })
    const [host = '', port] = url.split(':')
    const upstream = connect(hosts[host] ?? Number(port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      upstream.write(head)
      upstream.pipe(socket).pipe(upstream)
    })
    upstream.on('error', () => socket.destroy())
    socket.on('error', () => upstream.destroy())
  })
  return { port: await listen(server), tunnels }
}

test('reaches every upstream system through a proxy, with its credentials', async () => {
  const proxy = await startProxy()
  const stack = await startStack({ UPSTREAM_PROXY: `http://svc:se%20cret@127.0.0.1:${proxy.port}` })
  await stack.signIn('maria.santos')
  expect(stack.operationsCalled()).toContain('login')
  const authorization = `Basic ${Buffer.from('svc:se cret').toString('base64')}`
  expect(new Set(proxy.tunnels.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ target: new URL(stack.fakes.apiUrl).host, authorization })]),
  )
  await stack.close()
})

test('fails with a clear cause when the proxy does not answer', async () => {
  const stack = await startStack({ UPSTREAM_PROXY: 'http://127.0.0.1:9' })
  const { status } = await stack.visitor().startSignIn('maria.santos@example.test')
  expect(status).toBe(502)
  await stack.close()
})

test.each([403, 407, 502])(
  'counts a proxy that answers %d as an upstream that is not reached',
  async (status) => {
    const proxy = createServer()
    proxy.on('connect', (_request, socket) => socket.end(`HTTP/1.1 ${status} No\r\n\r\n`))
    const stack = await startStack({ UPSTREAM_PROXY: `http://127.0.0.1:${await listen(proxy)}` })
    const { problem } = await stack.visitor().startSignIn('maria.santos@example.test')
    expect(problem?.code).toBe('upstream-unreachable')
    expect(stack.log.join()).toContain('authenticate unreachable')
    await stack.close()
  },
)

test('reads the keys of the identity provider through a proxy, and follows no redirect', async () => {
  const asked: (string | undefined)[] = []
  const port = await listen(
    createServer(({ url }, response) => {
      asked.push(url)
      if (url === '/moved') response.writeHead(302, { location: '/keys' }).end()
      else response.end('{"keys":[{"kty":"RSA"}]}')
    }),
  )
  const proxy = await startProxy()
  const keysAt = (path: string) =>
    createKeySet({
      IDENTITY_PROVIDER_URL: undefined,
      IDENTITY_JWKS_URL: new URL(path, `http://127.0.0.1:${port}`),
      UPSTREAM_READ_MS: 5000,
      UPSTREAM_PROXY: new URL(`http://127.0.0.1:${proxy.port}`),
    }).keySet
  const keys = keysAt('/keys')
  await keys.reload()
  expect(keys.jwks()?.keys).toHaveLength(1)
  await expect(keysAt('/moved').reload()).rejects.toThrow('Expected 200 OK')
  expect(asked).toEqual(['/keys', '/moved'])
  expect(proxy.tunnels).toHaveLength(2)
})

const script = `
const { createThirdParty } = await import(process.argv[1])
const proxy = process.env.PROXY
const config = { UPSTREAM_READ_MS: 5000, UPSTREAM_PROXY: proxy ? new URL(proxy) : undefined }
const service = createThirdParty('service', process.env.SERVICE, config)
try {
  console.log(JSON.stringify(await service.get('/')))
} catch (error) {
  console.log(error.cause?.code)
}
process.exit()
`

test.each([
  ['trusts a CA of NODE_EXTRA_CA_CERTS, through a proxy', true, '{"good":true}'],
  ['trusts no other', false, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
])('%s', async (_case, isTrusted, output) => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-ca-'))
  const file = join(folder, 'ca.pem')
  writeFileSync(file, selfSigned.cert)
  const port = await listen(
    createTlsServer(selfSigned, (_request, response) => response.end('{"good":true}')),
  )
  const proxy = await startProxy({ 'gatehouse.test': port })
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      script,
      fileURLToPath(new URL('third-party.ts', import.meta.url)),
    ],
    {
      env: {
        SERVICE: `https://gatehouse.test:${port}`,
        PROXY: `http://127.0.0.1:${proxy.port}`,
        ...(isTrusted && { NODE_EXTRA_CA_CERTS: file }),
      },
    },
  )
  rmSync(folder, { recursive: true })
  expect(stdout.trim()).toBe(output)
})
