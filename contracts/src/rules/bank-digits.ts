/** Without the spaces and hyphens that banks print, of any kind, and invisible characters. */
export function bankDigits(typed: string): string {
  return typed.replace(/[\s\p{Pd}\u2212\p{Cf}]/gu, '')
}
