import { Type } from 'typebox'
import { operation } from '../../operation.ts'
import { Entity, Id, Text, UserId, Word } from '../fields.ts'
import { channels } from './sign-in.ts'

/** None: the user chooses at each sign-in. */
const preferences2FA = [...channels, 'None'] as const
export type Preference2FA = (typeof preferences2FA)[number]

const userIdBody = Type.Object({ ewUserId: Id })

/** The field has two names [1 §3, §7]. */
export const getPreference2FA = operation({
  name: 'getPreference2FA',
  system: 'user',
  method: 'POST',
  path: '/User/GetPreference2FA',
  body: userIdBody,
  reply: Type.Object({ preference: Word, preference2FA: Word }),
  requiresAnyOf: ['preference', 'preference2FA'],
  as: 'caller',
  readOnly: true,
})

export const getPhoneNumber = operation({
  name: 'getPhoneNumber',
  system: 'user',
  method: 'POST',
  path: '/User/Auth0/GetPhoneNumber',
  body: userIdBody,
  reply: Type.Object({ phoneE164: Text }),
  requiresAnyOf: ['phoneE164'],
  as: 'caller',
  readOnly: true,
})

/** An empty phone deletes the stored one. */
export const add2FAPreference = operation({
  name: 'add2FAPreference',
  system: 'user',
  method: 'POST',
  path: '/User/Auth0/Add2FAPreference',
  body: Type.Object({
    ewUserId: Id,
    phoneE164: Type.String({ pattern: '^(\\+1\\d{10})?$' }),
    preference: Type.Enum([...preferences2FA]),
  }),
  as: 'caller',
})

/** Clears forceShow2FAPref. */
export const updateForceShow2FAPref = operation({
  name: 'updateForceShow2FAPref',
  system: 'user',
  method: 'POST',
  path: '/User/UpdateForceShow2FAPref',
  body: userIdBody,
  as: 'caller',
})

export const updateSecurityQuestion = operation({
  name: 'updateSecurityQuestion',
  system: 'user',
  method: 'POST',
  path: '/User/:ewId/SecurityQuestion',
  params: { ewId: UserId },
  body: Type.Object({ securityQuestion: Type.String(), securityQuestionAnswer: Type.String() }),
  as: 'caller',
})

/** A rejection carries a text: a string, `message` or `Message`. */
export const setUserPassword = operation({
  name: 'setUserPassword',
  system: 'user',
  method: 'POST',
  path: '/User/:id/SetUserPassword',
  params: { id: UserId },
  body: Type.Object({
    CurrentPassword: Type.String(),
    RepeatPassword1: Type.String(),
    RepeatPassword2: Type.String(),
  }),
  as: 'caller',
})

/** The format of `entity` is assumed. */
export const saveEmail = operation({
  name: 'saveEmail',
  system: 'user',
  method: 'POST',
  path: '/User/:entity/:ewId/Email',
  params: { entity: Entity, ewId: UserId },
  body: Type.Object({ email: Type.String() }),
  as: 'caller',
  assumed: true,
})
