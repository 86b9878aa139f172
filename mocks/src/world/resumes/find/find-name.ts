const label = /^(?:full\s+)?(?:name|nombre)\s*:\s*/i
const title = /^(resume|résumé|curriculum vitae|cv|currículum)( of| de)?\b:?\s*/i
const word = /^\p{Lu}[\p{L}'’.-]*$/u
const particle = /^(de|del|la|las|los|van|von|der|da|di|y)$/i
const noName = { firstName: null, middleName: null, lastName: null }

/** Converts a name in capitals to mixed case. */
function inMixedCase(name: string): string {
  if (name.length < 3 || name !== name.toUpperCase()) return name
  return name.toLowerCase().replace(/(^|['’-])\p{L}/gu, (first) => first.toUpperCase())
}

function wordsOf(line: string): string[] {
  const text = line.replace(label, '').replace(title, '')
  const [name = ''] = text.split(/[|•·,\t]|\s[–—-]\s/)
  return name.split(/\s+/).filter(Boolean)
}

function isName(words: string[]): boolean {
  if (words.length < 2 || words.length > 5) return false
  return words.every((one) => word.test(one) || particle.test(one))
}

/** Finds a name within the first six lines. */
export function findName(lines: string[]) {
  const words = lines
    .filter(Boolean)
    .slice(0, 6)
    .map(wordsOf)
    .find((one) => isName(one))
  if (!words) return noName
  const [first = '', ...others] = words
  const hasMiddle = others.length > 1 && !particle.test(others[0] ?? '')
  const middle = hasMiddle ? (others.shift() ?? '') : ''
  return {
    firstName: inMixedCase(first),
    middleName: middle ? inMixedCase(middle) : null,
    lastName: others.map(inMixedCase).join(' '),
  }
}
