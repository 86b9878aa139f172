import type { Call } from '@gatehouse/bff/upstream/client'
import { isPassword, maxPasswordLength } from '@gatehouse/contracts/rules/password-checks'
import * as admin from '@gatehouse/contracts/upstream/admin'
import type { Terminal } from './terminal.ts'

/** Asked of the upstream; gives what to tell the operator. */
export type Deed = (call: Call) => Promise<string>

interface Action {
  /** What will be done, of whom it is done. */
  says: (user: string) => string
  /** Asks what else must be known; throws an Error that says why it cannot be done. */
  prepare: (userId: string, terminal: Terminal) => Promise<Deed>
}

/** A deed that needs nothing more to be known. */
const deed =
  (act: (call: Call, params: { id: string }) => Promise<string>): Action['prepare'] =>
  async (id) =>
  (call) =>
    act(call, { id })

/** What support does for people who cannot help themselves [1 §6, §7]. It has no browser route. */
export const actions: Readonly<Record<string, Action>> = {
  'show-pin': {
    says: (user) => `Shows the PIN of ${user} on this screen.`,
    prepare: deed(async (call, params) => {
      const { pin, Pin } = await call(admin.showPin, { params })
      return pin || Pin ? `The PIN is ${pin || Pin}` : 'There is no PIN.'
    }),
  },
  'activate-pin': {
    says: (user) => `Activates the PIN of ${user}: whoever has it can choose a new password.`,
    prepare: deed(async (call, params) => {
      await call(admin.activatePin, { params })
      return 'The PIN is active.'
    }),
  },
  'force-reset': {
    says: (user) => `Forces ${user} to choose a new password before the next sign-in, with a PIN.`,
    prepare: deed(async (call, params) => {
      await call(admin.forcePasswordResetWithPin, { params })
      return 'A new password must be chosen. Sessions that are open go on until they end.'
    }),
  },
  'change-password': {
    says: (user) => `Changes the password of ${user}.`,
    async prepare(id, terminal) {
      const password = await askPassword(terminal)
      return async (call) => {
        await call(admin.changeUserPassword, { params: { id }, body: { password } })
        return 'The password is changed. Sessions that are open go on until they end.'
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
