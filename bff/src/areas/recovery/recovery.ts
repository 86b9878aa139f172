import type { AreaContext } from '../area-context.ts'
import { answer } from './answer.ts'
import { emailLookUp } from './find-email.ts'
import { link } from './link.ts'
import { pin } from './pin.ts'
import { reset } from './reset.ts'
import { resetLink } from './reset-link.ts'

/** For people who have forgotten their password or e-mail address [1 §4 Password recovery]. */
export function recovery(gatehouse: AreaContext) {
  link(gatehouse)
  answer(gatehouse)
  pin(gatehouse)
  emailLookUp(gatehouse)
  resetLink(gatehouse)
  reset(gatehouse)
}
