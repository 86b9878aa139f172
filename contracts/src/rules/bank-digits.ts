/** Without the spaces and hyphens that banks print. */
export function bankDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}
