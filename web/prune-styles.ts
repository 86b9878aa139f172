import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

type Named = Set<string>

/** Files in which Chakra has style names, by how their address ends, and how to sift them. */
const siftBy: Record<string, (code: string, named: Named) => string> = {
  '/@chakra-ui/react/dist/esm/preset-base.js': siftPreset,
  '/@pandacss/is-valid-prop/dist/index.mjs': siftProperties,
}

/**
 * Keeps those of Chakra's style names (`paddingInline`, `bg`, `_hover`) that a source file names.
 * Chakra looks them up at run time, so the bundler on its own keeps them all, 6 kB of them unused.
 * A name has to be written out, then: one put together from pieces has no effect in what is shipped.
 * A watching build keeps them all: it does not come back to Chakra when a source names one more.
 */
export function pruneStyles(): Plugin {
  const named: Named = new Set()
  const unseen = new Set(Object.keys(siftBy))
  return {
    name: 'prune-styles',
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
      if (this.meta.watchMode) return
      for (const [file, sift] of Object.entries(siftBy)) {
        if (!id.endsWith(file)) continue
        const sifted = sift(code, named)
        if (sifted !== code) unseen.delete(file)
        return { code: sifted, map: null }
      }
    },
    buildEnd(fault) {
      if (!fault && !this.meta.watchMode && unseen.size > 0)
        this.error(`Style names are no longer where they were: ${[...unseen]}`)
    },
  }
}

/** Style props, `{ paddingInline: { shorthand: ["px"] } }`, and conditions, `{ hover: "&:hover" }`. */
function siftPreset(code: string, named: Named): string {
  const unnamed: { start: number; end: number }[] = []
  const sift = (object: ESTree.Node | undefined, namesOf: (entry: string) => string[]) => {
    if (object?.type !== 'ObjectExpression') return
    for (const [index, { start, end }] of object.properties.entries())
      if (!namesOf(code.slice(start, end)).some((name) => named.has(name)))
        unnamed.push({ start, end: object.properties[index + 1]?.start ?? object.end - 1 })
  }
  new Visitor({
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'utilities')
        sift(value, (entry) => [keyOf(entry), ...shorthandsOf(entry)])
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'defineConditions')
        sift(first, (entry) => [`_${keyOf(entry)}`])
    },
  }).visit(parseSync('preset-base.js', code).program)
  return unnamed.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), code)
}

const keyOf = (entry: string): string => /^\w+/.exec(entry)?.[0] ?? ''
const shorthandsOf = (entry: string): string[] =>
  /shorthand: \[([^\]]*)\]/.exec(entry)?.[1]?.match(/\w+/g) ?? []

/** The list by which Chakra tells style props from others: "alignContent,alignItems,…". */
function siftProperties(code: string, named: Named): string {
  return code.replace(/(?<=cssPropertiesStr = ")[^"]*/, (list) =>
    list
      .split(',')
      .filter((name) => named.has(name))
      .join(','),
  )
}
