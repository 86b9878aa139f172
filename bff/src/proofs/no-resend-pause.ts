import type { Area } from '../areas/area-context.ts'

/** Disables the pause between passcodes, which would hide a duplicate. */
export const noResendPause: Area = ({ limits }) => {
  const { take } = limits
  limits.take = async (name, key) => {
    if (name !== 'resendPause') await take(name, key)
  }
}
