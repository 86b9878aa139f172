/** Parses a body for the recorded calls: JSON, else text; null for an empty one. */
export function parseJson(text: string): unknown {
  if (!text) return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
