import type { Area } from '../areas/area-context.ts'

/** Lets passcodes be sent again at once: the pause between them would hide one sent twice. */
export const noResendPause: Area = ({ limits }) => {
  const { take } = limits
  limits.take = async (name, key) => {
    if (name !== 'resendPause') await take(name, key)
  }
}
