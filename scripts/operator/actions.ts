import type { Call } from '@gatehouse/bff/upstream/client'
import { isPassword, maxPasswordLength } from '@gatehouse/contracts/rules/password-checks'
import * as admin from '@gatehouse/contracts/upstream/admin'
import * as user from '@gatehouse/contracts/upstream/user'
import type { Terminal } from './terminal.ts'

/** Calls the upstream; resolves with the message for the operator. */
export type OperatorCall = (call: Call) => Promise<string>

interface Action {
  /** Description for the confirmation prompt. */
  describe: (user: string) => string
  /** Prompts for further input; throws an Error with a readable message. */
  prepare: (userId: string, terminal: Terminal) => Promise<OperatorCall>
}

/** An action without further input. */
const withoutInput =
  (act: (call: Call, params: { id: string }) => Promise<string>): Action['prepare'] =>
  async (id) =>
  (call) =>
    act(call, { id })

/** Support actions without a browser route [1 §6, §7]. */
export const actions: Readonly<Record<string, Action>> = {
  'show-pin': {
    describe: (user) => `Shows the PIN of ${user} on this screen.`,
    prepare: withoutInput(async (call, params) => {
      const { pin, Pin } = await call(admin.showPin, { params })
      return pin || Pin ? `The PIN is ${pin || Pin}` : 'There is no PIN.'
    }),
  },
  'activate-pin': {
    describe: (user) => `Activates the PIN of ${user}: its holder can choose a new password.`,
    prepare: withoutInput(async (call, params) => {
      await call(admin.activatePin, { params })
      return 'The PIN is active.'
    }),
  },
  'force-reset': {
    describe: (user) =>
      `Forces ${user} to choose a new password before the next sign-in, with a PIN.`,
    prepare: withoutInput(async (call, params) => {
      await call(admin.forcePasswordResetWithPin, { params })
      return 'A new password must be chosen. Sessions that are open go on until they end.'
    }),
  },
  'change-password': {
    describe: (user) => `Changes the password of ${user}.`,
    async prepare(id, terminal) {
      const password = await askPassword(terminal)
      return async (call) => {
        await call(admin.changeUserPassword, { params: { id }, body: { password } })
        return 'The password is changed. Sessions that are open go on until they end.'
      }
    },
  },
  'check-answer': {
    describe: (user) => `Checks the answer of ${user} to the security question.`,
    async prepare(id, { ask, askSecret }) {
      const body = {
        question: (await ask('Security question: ')).trim(),
        answer: (await askSecret('Answer: ')).trim(),
      }
      if (!body.question || !body.answer) throw new Error('Question and answer are required')
      return async (call) => {
        const { Valid } = await call(user.validateSecurityAnswer, { params: { ewId: id }, body })
        return Valid ? 'The answer is right.' : 'The answer is wrong.'
      }
    },
  },
}

async function askPassword({ askSecret }: Terminal): Promise<string> {
  const password = await askSecret('New password: ')
  if (!isPassword(password))
    throw new Error(
      `A password has 8 to ${maxPasswordLength} characters: upper case, lower case, a digit and one of @$!%*#?&, and no others`,
    )
  if ((await askSecret('The same again: ')) !== password) throw new Error('The two differ')
  return password
}
