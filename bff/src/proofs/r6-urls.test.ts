import { type Operation, operation } from '@gatehouse/contracts/operation'
import { operations } from '@gatehouse/contracts/upstream/operations'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type TString, Type } from 'typebox'
import { reportFigure } from '../testing/report-figure.ts'
import { pathOf } from '../upstream/url.ts'

const inputs = 100_000
const base = new URL('https://upstream.test/base/')

const readFiles = operation({
  name: 'readFiles',
  system: 'user',
  method: 'GET',
  path: '/Api/User/:userId/Folder:Of/:folder/Files/:fileId?',
  params: {
    userId: Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }),
    folder: Type.String(),
    fileId: Type.String({ pattern: '^[^/]+$' }),
  },
  as: 'caller',
})

const namesIn = ({ path }: Operation) => [...path.matchAll(/\/:(\w+)(\??)/g)]
const withParams = operations.filter((one) => namesIn(one).length > 0)

/** The template with each parameter as one whole segment. */
function shapeOf({ path }: Operation): RegExp {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const parts = path.split('/').slice(1)
  const shape = parts.map((part) => {
    const [, optional] = /^:\w+(\??)$/.exec(part) ?? []
    if (optional === undefined) return `/${literal(part)}`
    return optional ? '(/[^/?#\\\\]+)?' : '(/[^/?#\\\\]+)'
  })
  return new RegExp(`^/base${shape.join('')}$`)
}

const hostile = fc.constantFrom(
  ...['', '.', '..', '../..', '..\\..', '%2e%2e', '%2E.', '.%00', '..;', '..;/x', './', '/', '//x'],
  ...['\\', 'a/b', 'a\\b', 'a?b', 'a#b', 'a;b', 'a@b', 'a:b', 'https://x', '\0', '\r\n', 'a\n'],
  ...['%', '%2', '%252e', '\u2024\u2024', '\uff0f', '\ud800', '\t..', ' ..', '.. ', '__proto__'],
)

function valuesFor(type: TString) {
  const anything = fc.string({ unit: 'binary', maxLength: 12 })
  const corrupted = fc.tuple(anything, hostile).map((parts) => parts.join(''))
  const fitting = 'pattern' in type ? fc.stringMatching(new RegExp(`${type.pattern}`)) : anything
  return fc.option(fc.oneof(fitting, hostile, anything, corrupted), { nil: undefined, freq: 12 })
}

test('every parameter of an operation is declared', () => {
  for (const one of operations)
    expect(Object.keys(one.params ?? {})).toEqual(namesIn(one).map(([, name]) => name))
})

const testedOperations = [readFiles, ...withParams]
test.each(testedOperations.map((one) => [one.name, one] as const))(
  '%s matches its template',
  (name, one) => {
    const shape = shapeOf(one)
    let built = 0
    let rejected = 0
    const params = fc.record(
      Object.fromEntries(
        Object.entries(one.params ?? {}).map(([param, type]) => [param, valuesFor(type)]),
      ),
    )
    fc.assert(
      fc.property(params, (given) => {
        let path: string
        try {
          path = pathOf(base, one, given)
        } catch {
          rejected++
          return true
        }
        built++
        const resolved = new URL(path, base)
        if (!shape.test(path) || resolved.pathname !== path || resolved.host !== base.host)
          return false
        const sent = Object.values(given).filter((value) => value !== undefined)
        const [, ...segments] = shape.exec(path) ?? []
        const found = segments.filter((segment) => segment !== undefined)
        return found.every((segment, i) => decodeURIComponent(segment.slice(1)) === sent[i])
      }),
      { numRuns: Math.ceil(inputs / testedOperations.length) },
    )
    reportFigure(`R6 ${name}: ${built} paths match their template, ${rejected} inputs rejected`)
    expect(built).toBeGreaterThan(0)
    expect(rejected).toBeGreaterThan(0)
  },
  20_000,
)
