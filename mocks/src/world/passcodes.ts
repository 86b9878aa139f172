import { randomInt } from 'node:crypto'
import type { Clock } from './clock.ts'

const minutesValid = 10

interface Passcode {
  code: string
  expiresAt: number
  checked: boolean
}

export interface Passcodes {
  /** Issues a six-digit code; invalidates the previous one. */
  issue(loginId: string): string
  /** Single-use: true once for a valid code. */
  check(loginId: string, code: string): boolean
  /** Single-use: true once for a checked code, which completes the login. */
  redeem(loginId: string, code: string): boolean
  /** The jwt of a checked code; replaces the previous one. */
  addProof(loginId: string, jwt: string): void
  /** Single-use: true once for the latest proof, which authorizes a save. */
  useProof(loginId: string, jwt: string): boolean
}

export function makePasscodes(clock: Clock): Passcodes {
  const passcodes = new Map<string, Passcode>()
  const proofs = new Map<string, string>()

  function find(loginId: string, code: string): Passcode | undefined {
    const passcode = passcodes.get(loginId)
    return passcode?.code === code && clock.now() < passcode.expiresAt ? passcode : undefined
  }

  return {
    issue: (loginId) => {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const expiresAt = clock.now() + minutesValid * 60_000
      passcodes.set(loginId, { code, expiresAt, checked: false })
      return code
    },
    check: (loginId, code) => {
      const passcode = find(loginId, code)
      if (!passcode || passcode.checked) return false
      passcode.checked = true
      return true
    },
    redeem: (loginId, code) => {
      if (!find(loginId, code)?.checked) return false
      passcodes.delete(loginId)
      return true
    },
    addProof: (loginId, jwt) => {
      proofs.set(loginId, jwt)
    },
    useProof: (loginId, jwt) => proofs.get(loginId) === jwt && proofs.delete(loginId),
  }
}
