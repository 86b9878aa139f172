import { compactTyped } from './typed-text.ts'

/** An account's name for comparison, in any case and spacing. */
export function accountKey(name: string): string {
  return compactTyped(name).toLowerCase()
}

export function isSameAccount(one: string, other: string): boolean {
  return accountKey(one) === accountKey(other)
}
