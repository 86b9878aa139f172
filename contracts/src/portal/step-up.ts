import { object } from 'yup'
import { endpoint } from '../endpoint.ts'
import { Nothing } from '../nothing.ts'
import { passcode } from '../rules/passcode.ts'
import { PasscodeSent } from './session.ts'

/** Sends a passcode for what was refused with 'step-up-required'; also sends another. */
export const sendStepUpPasscode = endpoint({
  method: 'POST',
  path: '/api/step-up/passcode/send',
  access: 'signed-in',
  reply: PasscodeSent,
  problems: ['step-up-expired', 'passcode-resends-spent', 'too-soon'],
})

/** The right passcode lets exactly that be done, once, within five minutes. */
export const checkStepUpPasscode = endpoint({
  method: 'POST',
  path: '/api/step-up/passcode',
  access: 'signed-in',
  body: object({ passcode }),
  reply: Nothing,
  problems: ['passcode-wrong', 'step-up-expired', 'too-soon'],
})
