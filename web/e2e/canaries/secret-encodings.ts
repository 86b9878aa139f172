const lettersOrDigits = /[a-z0-9]/i

/** Encodings of a secret; plain ones match in upper and lower case. */
export function encodingsOf(secret: string): { plain: string[]; exact: string[] } {
  const json = JSON.stringify(secret).slice(1, -1)
  const escaped = json.replace(
    /[^ -~]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const form = new URLSearchParams({ '': secret }).toString().slice(1)
  const doubleEscaped = JSON.stringify(json).slice(1, -1)
  const plain = [secret, encodeURIComponent(secret), form, json, escaped, doubleEscaped]
  const exact = [0, 1, 2].flatMap((before) => base64Within(secret, before))
  return { plain: [...new Set(plain)].map((text) => text.toLowerCase()), exact }
}

/** The part of the base64 text that does not depend on the bytes around the secret. */
function base64Within(secret: string, before: number): string[] {
  const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)])
  const [first, end] = [Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6)]
  return (['base64', 'base64url'] as const).map((encoding) =>
    bytes.toString(encoding).slice(first, end),
  )
}

/** Whether a text contains a secret in any encoding. Digits inside a word do not match a passcode. */
export function containsSecret(text: string, secret: string): boolean {
  const { plain, exact } = encodingsOf(secret)
  const lower = text.toLowerCase()
  const isNumeric = /^\d+$/.test(secret)
  return (
    exact.some((form) => text.includes(form)) ||
    plain.some((form) => (isNumeric ? includesWord(lower, form) : lower.includes(form)))
  )
}

function includesWord(text: string, word: string): boolean {
  for (let index = text.indexOf(word); index >= 0; index = text.indexOf(word, index + 1)) {
    const neighbors = [text[index - 1] ?? '', text[index + word.length] ?? '']
    if (!neighbors.some((char) => lettersOrDigits.test(char))) return true
  }
  return false
}
