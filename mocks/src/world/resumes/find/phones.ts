const phone = /(?:\+?1[\s.-]?)?\(?([2-9]\d\d)\)?[\s.-]?(\d{3})[\s.-]?(\d{4})(?!\d)/
const all = new RegExp(`(?<!\\d)${phone.source}`, 'g')

/** Finds the first number; ten digits only. */
export function findPhone(text: string): string | null {
  return findPhones(text)[0]?.digits ?? null
}

/** Finds all numbers with the text around them as label. */
export function findPhones(text: string): { digits: string; label: string }[] {
  let end = 0
  return [...text.matchAll(all)].map((match) => {
    const before = text.slice(end, match.index)
    end = match.index + match[0].length
    const line = before.split('\n').at(-1) ?? ''
    const after = text.slice(end).match(/^\s*\(\p{L}+\)/u)?.[0] ?? ''
    return { digits: match.slice(1).join(''), label: `${line}${after}`.toLowerCase() }
  })
}
