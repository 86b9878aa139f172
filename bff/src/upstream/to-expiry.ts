/**
 * Whole milliseconds since 1970, of claims whose `exp` may have a fraction [RFC 7519 §2], or be
 * text. Undefined without one.
 */
export function toExpiry({ exp }: { exp?: unknown }): number | undefined {
  const seconds = typeof exp === 'string' && /^\d/.test(exp) ? Number(exp) : exp
  return Number.isFinite(seconds) ? Math.floor(Number(seconds) * 1000) : undefined
}
