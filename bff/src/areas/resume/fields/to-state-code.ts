import { toState } from '../../translate/to-state.ts'

/** As forms have it; '' for a state that is on file by its name. */
export function toStateCode(value = ''): string {
  const state = toState(value)
  return /^[A-Z]{2,3}$/.test(state) ? state : ''
}
