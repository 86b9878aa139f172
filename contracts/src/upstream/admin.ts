import { Type } from 'typebox'
import { operation } from '../operation.ts'
import { Text, UserId } from './fields.ts'

const params = { id: UserId }

/** The reply is assumed: the specifications do not show it. */
export const showPin = operation({
  name: 'showPin',
  system: 'admin',
  method: 'GET',
  path: '/Api/Admin/User/:id/Pin/Show',
  params,
  reply: Type.Object({ pin: Text, Pin: Text }),
  requiresAnyOf: ['pin', 'Pin'],
  as: 'service',
  assumed: true,
})

export const activatePin = operation({
  name: 'activatePin',
  system: 'admin',
  method: 'POST',
  path: '/Api/Admin/User/:id/Pin/Activate',
  params,
  as: 'service',
})

/** Blocks sign-in until the password is reset. */
export const forcePasswordResetWithPin = operation({
  name: 'forcePasswordResetWithPin',
  system: 'admin',
  method: 'GET',
  path: '/Admin/:id/ForcePasswordResetWithPin',
  params,
  as: 'service',
  hasSideEffects: true,
})

/** A rejection carries a text: a string, `message` or `Message`. */
export const changeUserPassword = operation({
  name: 'changeUserPassword',
  system: 'admin',
  method: 'POST',
  path: '/Api/Admin/User/:id/ChangePassword',
  params,
  body: Type.Object({ password: Type.String() }),
  as: 'service',
})
