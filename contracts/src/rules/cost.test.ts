import { globSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { isSchema, type Schema } from 'yup'

const maxMs = 20
const length = 64 * 1024
const fillers = {
  digits: '1',
  spaces: ' ',
  tabs: '\t',
  dots: '.',
  letters: 'a',
  dashes: '-',
  ats: '@',
  slashes: '/',
  commas: ',',
  'letters with accents': 'é',
}

const here = import.meta.dirname
const modules = globSync('*.ts', { cwd: here }).filter((file) => !file.includes('.test.'))
const rules: [name: string, apply: (text: string) => unknown][] = []
for (const file of modules) {
  const exported: Record<string, unknown> = await import(`${here}/${file}`)
  for (const [name, value] of Object.entries(exported)) {
    if (isSchema(value)) rules.push([name, (text) => (value as Schema).isValidSync(text)])
    else if (value instanceof RegExp) rules.push([name, (text) => value.test(text)])
    else if (typeof value === 'function' && value.length === 1)
      rules.push([name, (text) => value(text)])
  }
}

/** Least of up to ten tries, since other work only adds: the first within the bound is enough. */
function costOf(apply: (text: string) => unknown, text: string): number {
  let least = Infinity
  for (let tries = 0; tries < 10 && least > maxMs; tries++) {
    const { user } = process.cpuUsage()
    try {
      apply(text)
    } catch {
      // Functions that take no text.
    }
    least = Math.min(least, (process.cpuUsage().user - user) / 1000)
  }
  return least
}

test('covers the rules', () => {
  expect(rules.map(([name]) => name)).toEqual(
    expect.arrayContaining(['email', 'phone', 'password']),
  )
})

test.each(rules)(`%s takes 64 kB of each kind in ${maxMs} ms`, (_name, apply) => {
  const costs = Object.entries(fillers).flatMap(([kind, filler]) => [
    [kind, costOf(apply, filler.repeat(length))] as const,
    [`${kind} and a letter`, costOf(apply, `${filler.repeat(length)}x`)] as const,
    [`a letter and ${kind}`, costOf(apply, `x${filler.repeat(length)}!`)] as const,
  ])
  expect(costs.filter(([, ms]) => ms > maxMs)).toEqual([])
})
