/** A body as it is written down: parsed when it is JSON, else text; null when there was none. */
export function parseJson(text: string): unknown {
  if (!text) return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
