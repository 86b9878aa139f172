import {
  activatePin,
  changeUserPassword,
  forcePasswordResetWithPin,
  showPin,
} from '@gatehouse/contracts/upstream/admin'
import { HttpResponse } from 'msw'
import { fake } from '../fake/fake.ts'
import { findPasswordError, setPassword } from './new-password.ts'
import { sendPin } from './send-recovery.ts'

const noSuchUser = () => HttpResponse.json({ message: 'No such user' }, { status: 404 })

/** Operations for support staff. */
export const admin = [
  fake(showPin, {
    signInState: 'signed-in',
    sample: (caller) => ({ params: { id: caller.userId } }),
    reply: ({ params, world }) => {
      const person = world.people.findById(params.id)
      return person ? { pin: world.pins.current(person.loginId) } : noSuchUser()
    },
  }),

  fake(activatePin, {
    signInState: 'signed-in',
    sample: (caller) => ({ params: { id: caller.userId } }),
    reply: ({ params, world }) => {
      const person = world.people.findById(params.id)
      if (!person) return noSuchUser()
      world.pins.activate(person.loginId)
      return undefined
    },
  }),

  fake(forcePasswordResetWithPin, {
    signInState: 'signed-in',
    sample: (caller) => ({ params: { id: caller.userId } }),
    reply: ({ params, world }) => {
      const person = world.people.findById(params.id)
      if (!person) return noSuchUser()
      person.forcePasswordReset = true
      sendPin(person, world.pins.renew(person.loginId), world)
      return undefined
    },
  }),

  fake(changeUserPassword, {
    signInState: 'signed-in',
    sample: (caller) => ({
      params: { id: caller.userId },
      body: { password: 'Gatehouse2!' },
    }),
    reply: ({ params, body, world }) => {
      const person = world.people.findById(params.id)
      if (!person) return noSuchUser()
      const Message = findPasswordError(person, body.password)
      if (Message) return HttpResponse.json({ Message }, { status: 400 })
      setPassword(person, body.password, world)
      return undefined
    },
  }),
]
