import { globSync, readFileSync } from 'node:fs'

/** Docstrings of the operations in contracts/src/upstream, by name, on one line. */
export function readOperationComments(): Map<string, string> {
  const files = globSync('contracts/src/upstream/**/*.ts', { exclude: ['**/*.test.ts'] })
  return new Map(files.flatMap((file) => commentsIn(readFileSync(file, 'utf8'))))
}

function commentsIn(source: string): [name: string, comment: string][] {
  const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+) = operation\(/g
  return [...source.matchAll(documented)].map(([, comment = '', name = '']) => [
    name,
    comment.replaceAll(/\s*\n\s*\*?/g, ' ').trim(),
  ])
}
