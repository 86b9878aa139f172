import { Type } from 'typebox'
import { operation } from '../operation.ts'
import { harmless } from './fields.ts'

export const authenticate = operation({
  name: 'authenticate',
  system: 'account',
  method: 'POST',
  path: '/Api/Account/Authenticate',
  body: Type.Object({ username: Type.String(), password: Type.String() }),
  reply: Type.Object({ token: Type.String({ minLength: 1 }), expiresIn: Type.Number(harmless) }),
  as: 'anonymous',
  readOnly: true,
})
