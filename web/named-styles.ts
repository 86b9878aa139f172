import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ESTree, type Plugin, Visitor } from 'vite'

/**
 * Keeps those of Chakra's style names (`paddingInline`, `bg`, `_hover`) that a source file names.
 * Chakra looks them up at run time, so the bundler on its own keeps them all, 6 kB of them unused.
 * A name has to be written out, then: one put together from pieces has no effect once built.
 */
export function namedStyles(): Plugin {
  const named = new Set<string>()
  return {
    name: 'named-styles',
    apply: 'build',
    async buildStart() {
      const chakra = await this.resolve('@chakra-ui/react')
      if (!chakra) return this.error('@chakra-ui/react is not installed')
      // Chakra's own components name styles too.
      const folders = [join(import.meta.dirname, 'src'), join(dirname(chakra.id), 'components')]
      for (const file of globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx,js}`)))
        for (const [word] of readFileSync(file, 'utf8').matchAll(/\w+/g)) named.add(word)
    },
    transform(code, id) {
      const kept = id.endsWith('/@chakra-ui/react/dist/esm/preset-base.js')
        ? keepEntries(code, this.parse(code), named)
        : id.endsWith('/@pandacss/is-valid-prop/dist/index.mjs')
          ? keepProperties(code, named)
          : undefined
      if (kept === undefined) return
      if (kept === code) this.error(`Style names are no longer where they were in ${id}`)
      return { code: kept, map: null }
    },
  }
}

/** Style props, `{ paddingInline: { shorthand: ["px"] } }`, and conditions, `{ hover: "&:hover" }`. */
function keepEntries(code: string, program: ESTree.Program, named: Set<string>): string {
  const unnamed: { start: number; end: number }[] = []
  const sift = (object: ESTree.Node | undefined, isNamed: (entry: string) => boolean) => {
    if (object?.type !== 'ObjectExpression') return
    for (const [index, { start, end }] of object.properties.entries())
      if (!isNamed(code.slice(start, end)))
        unnamed.push({ start, end: object.properties[index + 1]?.start ?? object.end - 1 })
  }
  const nameOf = (entry: string) => entry.match(/^\w+/)?.[0] ?? ''
  const shorthandsOf = (entry: string) =>
    entry.match(/shorthand: \[([^\]]*)\]/)?.[1]?.match(/\w+/g) ?? []
  new Visitor({
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'utilities')
        sift(value, (entry) =>
          [nameOf(entry), ...shorthandsOf(entry)].some((name) => named.has(name)),
        )
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'defineConditions')
        sift(first, (entry) => named.has(`_${nameOf(entry)}`))
    },
  }).visit(program)
  return unnamed.reduceRight((kept, { start, end }) => kept.slice(0, start) + kept.slice(end), code)
}

/** The list by which Chakra tells style props from others: "alignContent,alignItems,…". */
function keepProperties(code: string, named: Set<string>): string {
  return code.replace(/(?<=cssPropertiesStr = ")[^"]*/, (list) =>
    list
      .split(',')
      .filter((name) => named.has(name))
      .join(','),
  )
}
