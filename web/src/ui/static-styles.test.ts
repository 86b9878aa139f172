import { expect, test } from '@jest/globals'
import { tokenDictionary } from '../../static-styles.ts'
import { system } from './theme.ts'

test('the built token dictionary answers like the one of Chakra', async () => {
  const source = tokenDictionary(system)
  const { createTokenDictionary } = await import(
    `data:text/javascript,${encodeURIComponent(source)}`
  )
  const built: typeof system.tokens = createTokenDictionary()
  const { tokens } = system
  for (const [path, value] of tokens.flatMap) expect(built.getVar(path)).toBe(value)
  for (const { name, extensions } of tokens.allTokens) {
    // hideBelow and hideFrom ask whether there is a breakpoint.
    expect([name, Boolean(built.getByName(name))]).toEqual([name, true])
    const category = extensions.category ?? ''
    expect(built.getCategoryValues(category)).toEqual(tokens.getCategoryValues(category))
  }
  for (const path of ['breakpoints.xs', 'colors.red.500', 'opacity.half', 'nothing'])
    expect([path, built.getVar(path), built.getByName(path)]).toEqual([path, undefined, undefined])
  expect(() => built.expandReferenceInValue('{colors.ink}')).toThrow('static-styles.ts')
  expect(built.expandReferenceInValue('1px solid')).toBe('1px solid')
})
