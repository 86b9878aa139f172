/** A typed or pasted date with slashes between its parts, without invisible characters. */
export function withSlashes(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .split(/[/.\p{Pd}]/u)
    .map((part) => part.trim())
    .join('/')
}
