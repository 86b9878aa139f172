import {
  activatePin,
  changeUserPassword,
  forcePasswordResetWithPin,
  showPin,
} from '@gatehouse/contracts/upstream/admin'
import { HttpResponse } from 'msw'
import { fake } from '../fake/fake.ts'
import { faultOfNewPassword, setPassword } from './new-password.ts'
import { sendPin } from './send-recovery.ts'

const noSuchUser = () => HttpResponse.json({ message: 'No such user' }, { status: 404 })

/** Operations of support staff. */
export const admin = [
  fake(showPin, {
    needs: 'signed-in',
    sample: (caller) => ({ params: { id: caller.userId } }),
    answer: ({ params, world }) => {
      const person = world.people.findById(params.id)
      return person ? { pin: world.pins.of(person.loginId) } : noSuchUser()
    },
  }),

  fake(activatePin, {
    needs: 'signed-in',
    sample: (caller) => ({ params: { id: caller.userId } }),
    answer: ({ params, world }) => {
      const person = world.people.findById(params.id)
      if (!person) return noSuchUser()
      world.pins.activate(person.loginId)
      return undefined
    },
  }),

  fake(forcePasswordResetWithPin, {
    needs: 'signed-in',
    sample: (caller) => ({ params: { id: caller.userId } }),
    answer: ({ params, world }) => {
      const person = world.people.findById(params.id)
      if (!person) return noSuchUser()
      person.forcePasswordReset = true
      sendPin(person, world.pins.renew(person.loginId), world)
      return undefined
    },
  }),

  fake(changeUserPassword, {
    needs: 'signed-in',
    sample: (caller) => ({
      params: { id: caller.userId },
      body: { password: 'Gatehouse2!' },
    }),
    answer: ({ params, body, world }) => {
      const person = world.people.findById(params.id)
      if (!person) return noSuchUser()
      const Message = faultOfNewPassword(person, body.password)
      if (Message) return HttpResponse.json({ Message }, { status: 400 })
      setPassword(person, body.password, world)
      return undefined
    },
  }),
]
