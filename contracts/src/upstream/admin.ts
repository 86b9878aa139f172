import { Type } from 'typebox'
import { operation } from '../operation.ts'
import { Text, UserId } from './fields.ts'

const params = { id: UserId }

/** Its answer is not shown: the PIN is taken to be a field of that name, in either spelling. */
export const showPin = operation({
  name: 'showPin',
  system: 'admin',
  method: 'GET',
  path: '/Api/Admin/User/:id/Pin/Show',
  params,
  reply: Type.Object({ pin: Text, Pin: Text }),
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

/** From then on nobody signs in as this user before the password has been reset. */
export const forcePasswordResetWithPin = operation({
  name: 'forcePasswordResetWithPin',
  system: 'admin',
  method: 'GET',
  path: '/Admin/:id/ForcePasswordResetWithPin',
  params,
  as: 'service',
  hasSideEffects: true,
})

/** What it refuses is told in the answer's own words: as a string, `message` or `Message`. */
export const changeUserPassword = operation({
  name: 'changeUserPassword',
  system: 'admin',
  method: 'POST',
  path: '/Api/Admin/User/:id/ChangePassword',
  params,
  body: Type.Object({ password: Type.String() }),
  as: 'service',
})
