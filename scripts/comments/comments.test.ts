import { expect, test } from '@jest/globals'
import { measureComments, readComments } from './comments.ts'

test('reads block, line, trailing and JSX comments', () => {
  const source = `/**
 * Rejects cross-site requests.
 *   Indented.
 */
const limit = 3 // per minute
const page = <p>{/* skeleton */}</p>
/* inline */ export { limit, page }
`
  expect(readComments('page.tsx', source)).toEqual([
    'Rejects cross-site requests. Indented.',
    'per minute',
    'skeleton',
    'inline',
  ])
})

test('ignores comment marks in strings, templates, regular expressions and JSX text', () => {
  const source = `const url = 'https://portal.test/a' + "/* b */"
const text = \`// c \${/* in an expression */ url} */\`
const pattern = /\\/\\/[/*]/
const ratio = 4 / 2 / 1
export const link = <a href="//host">// d</a>
`
  expect(readComments('page.tsx', source)).toEqual(['in an expression'])
})

test('joins line comments on adjacent lines and separates them at blank lines and code', () => {
  const source = `// one
// comment

// two
const limit = 3 // three
// four
`
  expect(readComments('limit.ts', source)).toEqual(['one comment', 'two', 'three', 'four'])
})

test('leaves out directives', () => {
  const source = `// biome-ignore lint/suspicious/noConsole: a command
// Prints the total.
// @ts-expect-error
console.log(/* @__PURE__ */ total())
`
  expect(readComments('total.ts', source)).toEqual(['Prints the total.'])
})

test('counts openers and people separately and together, words, and all lines', () => {
  const source = `// What nobody reads.
// Where it is.

// Whether somebody waits.

// Howl: the 3 — words.

/** Whose turn it is. */
`
  expect(measureComments('turn.ts', source)).toEqual({
    comments: 4,
    openers: 2,
    people: 2,
    either: 3,
    words: 17,
    lines: 8,
  })
})

test('throws on a file that does not parse', () => {
  expect(() => readComments('broken.ts', 'const = 3')).toThrow('broken.ts')
})
