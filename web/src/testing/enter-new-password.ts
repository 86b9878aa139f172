import { enter } from './enter.ts'

/** Enters “Gatehouse2!” as the new password, and repeats it. */
export async function enterNewPassword() {
  for (const label of ['New Password', 'Repeat New Password']) await enter(label, 'Gatehouse2!')
}
