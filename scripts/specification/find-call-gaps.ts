import { existsSync, globSync, readFileSync } from 'node:fs'
import { operations } from '@gatehouse/contracts/upstream/operations'
import { fakes } from '@gatehouse/mocks/systems/fakes'
import { findGap } from './find-gap.ts'
import type { OperationCall, OtherCall } from './lists.ts'

const sources = {
  portal: globSync('bff/src/**/*.ts', {
    exclude: ['**/*.test.ts', '**/testing/**', '**/proofs/**'],
  }),
  operations: globSync('scripts/operator/*.ts', { exclude: ['**/*.test.ts'] }),
}

/** Operations by who names them, as `user.getLoginId` where `user` is a system's namespace. */
const used = {
  portal: new Set(sources.portal.flatMap(readOperationNames)),
  operations: new Set(sources.operations.flatMap(readOperationNames)),
}

export function findCallGaps(call: OperationCall | OtherCall): string[] {
  return 'operation' in call ? findOperationGaps(call) : findOtherGaps(call)
}

function findOperationGaps({ method, path, operation: name, usedBy, provenBy }: OperationCall) {
  const operation = operations.find((one) => one.name === name)
  if (!operation) return [`contracts/ has no operation ${name}`]
  const gaps = [findGap(provenBy, patternOfCall(name, path))]
  if (operation.method !== method || withoutNames(operation.path) !== withoutNames(path))
    gaps.push(`${name} is ${operation.method} ${operation.path}`)
  if (!fakes.some((fake) => fake.operation === operation)) gaps.push(`${name} has no fake`)
  if (!used[usedBy].has(name)) gaps.push(`${name} is not called by ${usedBy}`)
  return gaps.filter((gap) => gap !== undefined)
}

function findOtherGaps({ path, from, to, provenBy }: OtherCall): string[] {
  const missing = [from, to].filter((file) => !existsSync(file))
  const gaps = missing.map((file) => `there is no ${file}`)
  if (existsSync(from) && !readFileSync(from, 'utf8').includes(path))
    gaps.push(`${from} does not name it`)
  return [...gaps, findGap(provenBy)].filter((gap) => gap !== undefined)
}

/** Operations that no call of the list is. */
export function findUnlisted(calls: readonly (OperationCall | OtherCall)[]): string[] {
  const listed = new Set(calls.map((call) => ('operation' in call ? call.operation : '')))
  return operations.filter(({ name }) => !listed.has(name)).map(({ name }) => name)
}

function readOperationNames(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const imports = source.matchAll(/import \* as (\w+) from '@gatehouse\/contracts\/upstream\//g)
  return [...imports].flatMap(([, namespace]) =>
    [...source.matchAll(new RegExp(`(?<!typeof )\\b${namespace}\\.(\\w+)`, 'g'))].map(
      ([, name = '']) => name,
    ),
  )
}

/** A test names the operation, or its path with values. */
function patternOfCall(name: string, path: string): RegExp {
  return new RegExp(`^${name}$|^/${path.replace(/\{\w+\}/g, '[^/]+')}$`)
}

function withoutNames(path: string): string {
  return path.replace(/^\//, '').replace(/:\w+\??|\{\w+\}/g, '{}')
}
