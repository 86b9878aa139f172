import { authenticate } from '@gatehouse/contracts/upstream/account'
import { HttpResponse } from 'msw'
import { fakeCredentials } from '../credentials.ts'
import { fake } from '../fake/fake.ts'

export const account = [
  fake(authenticate, {
    sample: (caller) => ({
      body: { username: caller.serviceUsername, password: caller.servicePassword },
    }),
    reply: ({ body, world }) => {
      const isKnown =
        body.username === fakeCredentials.serviceUsername &&
        body.password === fakeCredentials.servicePassword
      if (!isKnown)
        return HttpResponse.json({ message: 'Unknown service account' }, { status: 401 })
      return world.serviceTokens.issue()
    },
  }),
]
