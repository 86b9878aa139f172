import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

export interface Found {
  text: string
  start: number
  end: number
}

/** A statement at the top of a file. */
export interface Statement {
  /** Names it declares. */
  declares: ReadonlySet<string>
  /** And their steps. */
  tests: readonly Found[]
  /** Without titles, and without what is expected to be absent. */
  literals: readonly Found[]
  /** Identifiers, likewise. */
  names: readonly Found[]
}

/** By its local name. */
interface Import {
  from: string
  /** `import * as name`. */
  all: boolean
}

export interface TestFile {
  statements: readonly Statement[]
  imports: ReadonlyMap<string, Import>
}

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

const files = new Map<string, TestFile>()

export function readTestFile(path: string): TestFile {
  const known = files.get(path)
  if (known) return known
  const { program } = parseSync(path, readFileSync(path, 'utf8'))
  const nodes = program.body as unknown as Node[]
  const file = {
    statements: nodes.map(readStatement),
    imports: new Map(nodes.flatMap((node) => importsOf(node, dirname(path)))),
  }
  files.set(path, file)
  return file
}

function readStatement(statement: Node): Statement {
  const declares = new Set<string>()
  const tests: Found[] = []
  const literals: Found[] = []
  const names: Found[] = []
  const unshown: Node[] = []
  const declaration = (statement.declaration ?? statement) as Node
  for (const declared of [declaration, ...((declaration.declarations as Node[]) ?? [])]) {
    const id = declared.id as Node | undefined
    if (id) walk(id, ({ name }) => typeof name === 'string' && declares.add(name))
  }
  walk(statement, (node) => {
    const { start, end } = node
    const title = titleOf(node)
    if (title?.of === 'test') tests.push({ text: textOf(title.node) ?? '', start, end })
    if (title) unshown.push(title.node)
    const text = textOf(node)
    if (text !== undefined) literals.push({ text, start, end })
    if (node.type === 'Identifier') names.push({ text: String(node.name), start, end })
    if (expectsAbsence(node)) unshown.push(node)
  })
  const isUnshown = (one: Found) =>
    unshown.some(({ start, end }) => start <= one.start && one.end <= end)
  const shown = (found: Found[]) => found.filter((one) => !isUnshown(one))
  return { declares, tests, literals: shown(literals), names: shown(names) }
}

/** `expect(…).not…`, `.toBeHidden()`, `.toHaveCount(0)`. */
function expectsAbsence({ type, callee, arguments: args }: Node): boolean {
  if (type !== 'CallExpression') return false
  const { property, object } = callee as Node
  const matcher = nameOf(property)
  const [first] = args as Node[]
  return (
    nameOf((object as Node | undefined)?.property) === 'not' ||
    matcher === 'toBeHidden' ||
    (matcher === 'toHaveCount' && first?.value === 0)
  )
}

function nameOf(node: unknown): unknown {
  return (node as Node | undefined)?.name
}

function walk(node: Node, visit: (node: Node) => void) {
  visit(node)
  for (const child of Object.values(node).flat())
    if (typeof child === 'object' && child !== null && 'type' in child) walk(child as Node, visit)
}

/** A value in a template is `{}`; the escapes of a regular expression are left out. */
function textOf({ type, value, regex, quasis }: Node): string | undefined {
  if (type === 'TemplateLiteral')
    return (quasis as { value: { cooked: string } }[]).map((one) => one.value.cooked).join('{}')
  if (type === 'JSXText') return String(value).trim()
  if (type !== 'Literal') return undefined
  if (regex) return (regex as { pattern: string }).pattern.replace(/^\^|\$$|\\(?=\W)/g, '')
  return typeof value === 'string' ? value : undefined
}

/** Of `test(title, …)`, `test.step` and `test.each(table)(title, …)`, and of `describe` likewise. */
function titleOf(node: Node): { of: 'test' | 'describe'; node: Node } | undefined {
  const [title] = node.type === 'CallExpression' ? (node.arguments as Node[]) : []
  const called = node.callee as Node | undefined
  const isEach = called?.type === 'CallExpression'
  const tester = isEach ? ((called.callee as Node).object as Node | undefined) : called
  if (!title || !tester) return undefined
  const isStep = nameOf(tester.object) === 'test' && nameOf(tester.property) === 'step'
  if (tester.name === 'test' || isStep) return { of: 'test', node: title }
  const isDescribe = tester.name === 'describe' || nameOf(tester.property) === 'describe'
  return isDescribe ? { of: 'describe', node: title } : undefined
}

function importsOf({ type, source, specifiers }: Node, folder: string): [string, Import][] {
  const from = type === 'ImportDeclaration' ? String((source as Node).value) : ''
  if (!from.startsWith('.')) return []
  return (specifiers as (Node & { local: { name: string } })[]).map((one) => [
    one.local.name,
    { from: join(folder, from), all: one.type === 'ImportNamespaceSpecifier' },
  ])
}
