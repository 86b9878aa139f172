import { existsSync } from 'node:fs'
import { type Found, readTestFile } from './test-file.ts'

/** Modules whose literals may be a test's; production code shows nothing. */
const helpers = /^(web\/e2e|(web|bff)\/src\/testing)\//

/**
 * Why `provenBy`, "file › part of a test's or step's title", proves nothing; undefined if it does.
 * With `shown` a literal of that test, or of a helper that it names, has to match.
 */
export function findGap(provenBy = '', shown?: RegExp): string | undefined {
  const [path = '', title] = provenBy.split(' › ')
  if (!path) return 'no test is named'
  if (!existsSync(path)) return `there is no ${path}`
  const titled = title ? literalsByTest(path, title) : []
  if (titled.length === 0) return `${path} has no test “${title ?? ''}”`
  if (!shown || titled.flat().some((text) => shown.test(text))) return undefined
  return `“${title}” in ${path} does not show it`
}

/** For each test with such a title its literals and those of what it names. */
function literalsByTest(path: string, title: string): string[][] {
  return readTestFile(path).statements.flatMap(({ tests, literals, names }) =>
    tests
      .filter(({ text }) => text.includes(title))
      .map((test) => {
        const isInOther = (one: Found) =>
          tests.some((other) => isIn(one, other) && !isIn(test, other) && !isIn(other, test))
        const textsOf = (found: readonly Found[]) =>
          found.filter((one) => !isInOther(one)).map(({ text }) => text)
        return [...textsOf(literals), ...literalsOfNames(path, textsOf(names), new Set())]
      }),
  )
}

/** Literals of declarations in the file or in its helpers, and of what these name in turn. */
function literalsOfNames(path: string, names: readonly string[], seen: Set<string>): string[] {
  const { statements, imports } = readTestFile(path)
  return [...new Set(names)].flatMap((name) => {
    const key = `${path} ${name}`
    if (seen.has(key)) return []
    seen.add(key)
    const imported = imports.get(name)
    if (imported) {
      const { from, all } = imported
      return helpers.test(from) ? literalsOfNames(from, all ? names : [name], seen) : []
    }
    return statements
      .filter(({ declares }) => declares.has(name))
      .flatMap((one) => [
        ...one.literals.map(({ text }) => text),
        ...literalsOfNames(
          path,
          one.names.map(({ text }) => text),
          seen,
        ),
      ])
  })
}

function isIn(inner: Found, outer: Found): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}
