import { expect, jest, test } from '@jest/globals'
import { createChannel } from './channel.ts'

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

test('tells nothing where the browser forbids it', () => {
  const forbidden = jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  const channel = createChannel<string>('y')
  const onMessage = jest.fn()
  channel.listen()
  const unsubscribe = channel.subscribe(onMessage)
  channel.post('lost')
  unsubscribe()
  forbidden.mockRestore()
  expect(onMessage).not.toHaveBeenCalled()
})

test('channels of other names are apart', () => {
  const received: string[] = []
  createChannel<string>('company').subscribe((message) => received.push(message))
  createChannel<string>('session').post('signed out')
  expect(received).toEqual([])
})
