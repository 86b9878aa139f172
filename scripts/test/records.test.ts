import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

/** Signs of sentences whose values are missing or were never meant to be shown. */
const signs = {
  'a value of the code': /\b(undefined|NaN|Infinity|Invalid Date)\b|\[object |(?<=button )null\b/,
  'a blank before a mark': /(?<!(?:^|- |: |text:)) [,.;](?=\s|"|$)/,
  'two marks': /(?<![.m])\.\.(?!\.)|,,|;;|\?\./,
  'a plural of one':
    /\b(?<![\d.,/])1 (jobs|minutes|hours|days|results|entries|files|companies|accounts|empleos|minutos|horas|días|resultados|archivos|cuentas)\b/,
  'empty brackets': /\(\s*\)|«\s*»|“\s*”/,
  'none of none': /\b(number|número|número de) \S+ (of|de) 0\b/,
}

const lines = globSync('web/e2e/records/**/*.yml').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => ({ file, line: line.trim() })),
)

test('there are records', () => {
  expect(lines.length).toBeGreaterThan(10_000)
})

test.each(Object.entries(signs))('no screen tells %s', (_what, sign) => {
  expect(lines.filter(({ line }) => sign.test(line))).toEqual([])
})
