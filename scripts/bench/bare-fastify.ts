import fastify from 'fastify'

/**
 * The base of most ratios: plain Fastify on PORT that replies with BODY (JSON) as prepared bytes,
 * serialised per request, or as 304.
 */
const text = process.env.BODY ?? '{}'
const bytes = Buffer.from(text)
const content: unknown = JSON.parse(text)
const etag = '"bare"'

const app = fastify()
app.get('/bytes', (_request, reply) => {
  reply.type('application/json; charset=utf-8').send(bytes)
})
app.get('/serialised', (_request, reply) => {
  reply.send(content)
})
app.get('/unchanged', (request, reply) => {
  reply.header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(bytes)
})
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
