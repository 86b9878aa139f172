import type { AreaContext } from '../area-context.ts'
import { email } from './email.ts'
import { password } from './password.ts'
import { preference } from './preference.ts'
import { securityQuestion } from './security-question.ts'

/** My Account [1 §2, §4]. */
export function account(gatehouse: AreaContext) {
  preference(gatehouse)
  securityQuestion(gatehouse)
  password(gatehouse)
  email(gatehouse)
}
