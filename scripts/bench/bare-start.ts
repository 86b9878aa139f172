import fastify from 'fastify'

const app = fastify()
app.get('/', async () => ({}))
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
