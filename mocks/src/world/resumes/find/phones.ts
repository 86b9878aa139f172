const phone = /(?:\+?1[\s.-]?)?\(?([2-9]\d\d)\)?[\s.-]?(\d{3})[\s.-]?(\d{4})(?!\d)/
const all = new RegExp(`(?<!\\d)${phone.source}`, 'g')

/** The first number of a text, its ten digits alone. */
export function findPhone(text: string): string | null {
  return findPhones(text)[0]?.digits ?? null
}

/** Every number, with the few words around it that say what it is. */
export function findPhones(text: string): { digits: string; said: string }[] {
  let end = 0
  return [...text.matchAll(all)].map((match) => {
    const said = text.slice(end, match.index)
    end = match.index + match[0].length
    const line = said.split('\n').at(-1) ?? ''
    const after = text.slice(end).match(/^\s*\(\p{L}+\)/u)?.[0] ?? ''
    return { digits: match.slice(1).join(''), said: `${line}${after}`.toLowerCase() }
  })
}
