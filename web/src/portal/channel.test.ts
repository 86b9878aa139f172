import { expect, test } from '@jest/globals'

const { createChannel } = await import('./channel.ts')

test('gives its first subscriber the latest message that came since it listens', () => {
  const [here, elsewhere] = [createChannel<string>('x'), createChannel<string>('x')]
  elsewhere.post('before')
  here.listen()
  for (const message of ['first', 'second']) elsewhere.post(message)
  const received: string[] = []
  const unsubscribe = here.subscribe((message) => received.push(message))
  elsewhere.post('third')
  unsubscribe()
  here.subscribe((message) => received.push(`again ${message}`))
  elsewhere.post('fourth')
  expect(received).toEqual(['second', 'third', 'again fourth'])
})
