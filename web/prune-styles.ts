import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

type Named = Set<string>

/** Chakra's files with style names, by path suffix, and how to prune them. */
const pruneBy: Record<string, (code: string, named: Named) => string> = {
  '/@chakra-ui/react/dist/esm/preset-base.js': prunePreset,
  '/@pandacss/is-valid-prop/dist/index.mjs': pruneProperties,
}

/**
 * Ships only the Chakra style names (`paddingInline`, `bg`, `_hover`) that a source file has as a prop
 * or key; the bundler alone would keep 7 kB of unused ones. A computed name has no effect in production. A
 * watching build keeps all, since it does not transform Chakra again.
 */
export function pruneStyles(): Plugin {
  const named: Named = new Set()
  const unmatched = new Set(Object.keys(pruneBy))
  return {
    name: 'prune-styles',
    apply: 'build',
    async buildStart() {
      const chakra = await this.resolve('@chakra-ui/react')
      if (!chakra) return this.error('@chakra-ui/react is not installed')
      // Chakra's own dialog names styles too.
      const folders = [
        join(import.meta.dirname, 'src'),
        join(dirname(chakra.id), 'components', 'dialog'),
      ]
      for (const file of globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx,js}`)))
        if (!/\.test\.tsx?$|messages\.ts$/.test(file))
          for (const [word] of readFileSync(file, 'utf8').matchAll(/\w+(?=\s*[=:,}])/g))
            named.add(word)
    },
    transform(code, id) {
      if (this.meta.watchMode) return
      for (const [file, prune] of Object.entries(pruneBy)) {
        if (!id.endsWith(file)) continue
        const pruned = prune(code, named)
        if (pruned !== code) unmatched.delete(file)
        return { code: pruned, map: null }
      }
    },
    buildEnd(fault) {
      if (!fault && !this.meta.watchMode && unmatched.size > 0)
        this.error(`Style names are no longer where they were: ${[...unmatched]}`)
    },
  }
}

/** Prunes props, `{ paddingInline: { shorthand: ["px"] } }`, and conditions, `{ hover: "&:hover" }`. */
function prunePreset(code: string, named: Named): string {
  const unnamed: { start: number; end: number }[] = []
  const prune = (object: ESTree.Node | undefined, namesOf: (entry: string) => string[]) => {
    if (object?.type !== 'ObjectExpression') return
    for (const [index, { start, end }] of object.properties.entries())
      if (!namesOf(code.slice(start, end)).some((name) => named.has(name)))
        unnamed.push({ start, end: object.properties[index + 1]?.start ?? object.end - 1 })
  }
  new Visitor({
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'utilities')
        prune(value, (entry) => [keyOf(entry), ...shorthandsOf(entry)])
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'defineConditions')
        prune(first, (entry) => [`_${keyOf(entry)}`])
    },
  }).visit(parseSync('preset-base.js', code).program)
  return unnamed.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), code)
}

const keyOf = (entry: string): string => /^\w+/.exec(entry)?.[0] ?? ''
const shorthandsOf = (entry: string): string[] =>
  /shorthand: \[([^\]]*)\]/.exec(entry)?.[1]?.match(/\w+/g) ?? []

/** Prunes the list of style props: "alignContent,alignItems,…". */
function pruneProperties(code: string, named: Named): string {
  return code.replace(/(?<=cssPropertiesStr = ")[^"]*/, (list) =>
    list
      .split(',')
      .filter((name) => named.has(name))
      .join(','),
  )
}
