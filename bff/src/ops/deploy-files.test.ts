import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readContent } from '@gatehouse/contracts/portal/content'
import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Metric } from 'prom-client'
import { createMetrics } from '../observability/metrics.ts'
import { readConfig, settings } from '../settings/config.ts'
import { type Stack, startStack } from '../testing/stack.ts'

const read = (name: string) =>
  readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')
const portal = fileURLToPath(new URL('../testing/portal', import.meta.url))

/** Matches of the two groups of a pattern, by the first. */
const pairsIn = (text: string, pattern: RegExp): Record<string, string> =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name, value]) => [name, value]))

/** NAME=value at the start of a line, also where it is commented out. */
const lines = /^#?([A-Z][A-Z_]+)=(.*)$/gm
/** `  NAME: "value"` of a ConfigMap or Secret. */
const entries = /^ {2}([A-Z][A-Z_]+): "(.*)"$/gm
const required = Object.entries(settings)
  .filter(([, one]) => !('fallback' in one))
  .map(([name]) => name)

test.each([
  ['gateway.env.example', () => pairsIn(read('gateway.env.example'), lines)],
  ['fakes.env', () => pairsIn(read('fakes.env'), lines)],
  [
    'kubernetes',
    () => ({
      ...pairsIn(read('kubernetes/gatehouse.yaml'), entries),
      ...pairsIn(read('kubernetes/secret.example.yaml'), entries),
    }),
  ],
])('%s has all required settings, no unknown one, and starts a gateway', (_, environment) => {
  const given = environment()
  expect(required.filter((name) => !(name in given))).toEqual([])
  expect(Object.keys(given).filter((name) => !(name in settings))).toEqual([])
  expect(() => readConfig({ ...given, PORTAL_DIR: portal })).not.toThrow()
})

test('gateway.env.example starts a gateway as it stands, without what is commented out', () => {
  const given = pairsIn(read('gateway.env.example'), /^([A-Z][A-Z_]+)=(.*)$/gm)
  expect(() => readConfig({ ...given, PORTAL_DIR: portal })).not.toThrow()
})

test('fakes.env has the credentials of the fakes', () => {
  const given = pairsIn(read('fakes.env'), lines)
  const expected = gatewaySettings({ apiUrl: 'http://127.0.0.1:3001' })
  for (const name of required) expect([name, given[name]]).toEqual([name, expected[name]])
})

test('unit and compose file set settings that exist', () => {
  const unit =
    read('gatehouse@.service')
      .match(/^Environment=.*$/gm)
      ?.join(' ') ?? ''
  const [gateways = ''] = read('compose.yaml').split('\n  valkey:\n    image')
  const names = [
    ...[...unit.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name),
    ...[...gateways.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name),
  ]
  expect(names).toEqual(expect.arrayContaining(['PORT', 'ASSETS_DIR', 'REDIS_URL', 'AUDIT_LOG']))
  const ofNode = ['NODE_ENV', 'NODE_COMPILE_CACHE']
  expect(names.filter((name = '') => !(name in settings) && !ofNode.includes(name))).toEqual([])
})

test('the log of each container has a bound', () => {
  const [shared = '', services = ''] = read('compose.yaml').split(/^services:$/m)
  expect(shared).toMatch(
    /^x-logging: &logging\n.*\n {2}options: \{ max-size: \w+, max-file: "\d+" \}$/m,
  )
  expect(shared).toMatch(/^x-gateway: &gateway$(\n {2}.*)+\n {2}logging: \*logging$/m)
  const [, ...bodies] = services.split(/^volumes:$/m)[0]?.split(/^ {2}[\w-]+:$/m) ?? []
  expect(bodies).toHaveLength(5)
  for (const body of bodies) expect(body).toMatch(/^ {4}(logging: \*logging|<<: \*gateway)$/m)
})

test('OPERATIONS runs the programs beside a gateway as the unit runs the gateway', () => {
  const unit = read('gatehouse@.service').replaceAll('%i', '1')
  const unitValue = (name: string) => new RegExp(`\\b${name}=(\\S+)`).exec(unit)?.[1]
  const [line] = /^as_gateway\(\) .*$/m.exec(read('../OPERATIONS.md')) ?? []
  const same = ['EnvironmentFile', 'StateDirectory', 'StateDirectoryMode', 'UMask']
  for (const name of [...same, 'NODE_ENV', 'AUDIT_LOG', 'ASSETS_DIR'])
    expect(line).toMatch(new RegExp(` -[pE] ${name}=${unitValue(name)} `))
  expect(line).toContain(` --uid=${unitValue('User')} --gid=${unitValue('Group')} `)
  expect(line).toContain(` --working-directory=${unitValue('WorkingDirectory')} `)
  expect(line).toContain(` ${unitValue('ExecStart')} "$@"`)
})

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())

/** Labels by the name of each series that a gateway exposes. */
async function series(): Promise<Map<string, string[]>> {
  const visitor = await stack.signIn('maria.santos')
  await visitor.call(readContent, { params: { code: 'announcements' } })
  const exposed = await (await fetch(`${stack.opsUrl}/metrics`)).text()
  const labels = new Map<string, Set<string>>()
  const add = (name: string, found: readonly string[] = []) =>
    labels.set(name, new Set([...(labels.get(name) ?? []), ...found]))
  for (const [, name = '', type] of exposed.matchAll(/^# TYPE (\w+) (\w+)$/gm))
    for (const suffix of type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''])
      add(name + suffix)
  for (const [, name = '', inner = ''] of exposed.matchAll(/^(\w+)\{(.*)\} /gm))
    add(
      name,
      [...inner.matchAll(/(\w+)="/g)].map(([, label = '']) => label),
    )
  // Some have no sample yet.
  const { registry } = createMetrics()
  for (const { name, labelNames = [] } of registry.getMetricsAsArray() as unknown as (Metric & {
    name: string
    labelNames?: string[]
  })[])
    for (const known of labels.keys()) if (known.startsWith(name)) add(known, labelNames)
  return new Map([...labels].map(([name, found]) => [name, [...found, 'job', 'instance']]))
}

test('alerts and dashboard use metrics and labels that exist', async () => {
  const known = await series()
  const dashboard = JSON.parse(read('dashboard.json')) as {
    panels: { targets: { expr: string }[] }[]
  }
  const expressions = [
    read('alerts.yaml'),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
  const used = expressions.flatMap((text) => [
    ...text.matchAll(/\b((?:gatehouse|nodejs|process)_\w+)(?:\{([^}]*)\})?/g),
  ])
  expect(used.length).toBeGreaterThan(30)
  for (const [, name = '', matchers = ''] of used) {
    expect([name, known.has(name)]).toEqual([name, true])
    for (const [, label] of matchers.matchAll(/(\w+)\s*[=!]/g))
      expect([name, known.get(name)]).toEqual([name, expect.arrayContaining([label])])
  }
  const all = new Set([...known.values()].flat())
  for (const [, list = ''] of expressions.join('\n').matchAll(/\bby \(([^)]*)\)/g))
    for (const label of list.split(', ')) expect([label, all.has(label)]).toEqual([label, true])
})

test('alerts and dashboard name values of labels that exist', () => {
  const text = `${read('alerts.yaml')}${read('dashboard.json').replaceAll('\\"', '"')}`
  const sources = [
    'observability/audit.ts',
    'upstream/upstream-error.ts',
    'observability/metrics.ts',
  ]
    .map((file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
    .join('\n')
  const values = [...text.matchAll(/(?:event|outcome)[=!]~?"([^"]+)"/g)].flatMap(([, list = '']) =>
    list.split('|'),
  )
  expect(values.length).toBeGreaterThan(10)
  for (const value of values) expect([value, sources.includes(`'${value}'`)]).toEqual([value, true])
})

test('OPERATIONS.md explains every alert, and no other', () => {
  const guide = readFileSync(new URL('../../OPERATIONS.md', import.meta.url), 'utf8')
  const rows = guide.match(/^\| `Gatehouse.*$/gm) ?? []
  const explained = rows.flatMap((row) => row.split(' | ')[0]?.match(/Gatehouse\w+/g) ?? [])
  const alerts = [...read('alerts.yaml').matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  expect(explained.toSorted()).toEqual(alerts.toSorted())
})
