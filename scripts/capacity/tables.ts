import { type Assumptions, assumptions } from './assumptions.ts'
import { limitsOf } from './limits.ts'
import type { Measured } from './measured.ts'
import type { Plan } from './plan-capacity.ts'
import type { Comparison } from './validate.ts'

/** A table of Markdown, also readable in a terminal. */
function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [
    line(head),
    `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`,
    ...rows.map(line),
  ].join('\n')
}

export function costTable({ requests }: Measured): string {
  const rows = Object.entries(requests).map(([name, { micros, redis, calls, cached }]) => [
    name,
    show(micros),
    cached ? show(cached.micros) : '',
    show(redis),
    cached ? show(cached.redis) : '',
    Object.entries(calls)
      .map(([operation, each]) => (each === 1 ? operation : `${operation} ${show(each)}`))
      .join(', '),
  ])
  return markdown(['request', 'µs', 'cached µs', 'Redis', 'cached', 'upstream calls'], rows)
}

export function saturatedTable({ saturated }: Measured): string {
  const { cachedMicros, uncachedMicros, redisMicros } = saturated
  return markdown(
    ['saturated', 'µs'],
    [
      ['cached read of the announcements', show(cachedMicros)],
      ['uncached', show(uncachedMicros)],
      ['redis-server, a command', show(redisMicros)],
    ],
  )
}

export function recordTable({ records }: Measured): string {
  return markdown(
    ['key in Redis', 'bytes per sign-in', 'life'],
    records.map(({ kind, bytes, ttlSeconds }) => [kind, show(bytes), duration(ttlSeconds)]),
  )
}

export function assumptionTable(assumed: Assumptions): string {
  const names = Object.keys(assumptions) as (keyof Assumptions)[]
  return markdown(
    ['assumption', 'value', 'what'],
    names.map((name) => [`--${name}`, String(assumed[name]), assumptions[name].meaning]),
  )
}

export function planTable(plans: readonly Plan[], assumed: Assumptions): string {
  const row = (what: string, cell: (plan: Plan) => string) => [what, ...plans.map(cell)]
  const systems = [...new Set(plans.flatMap(({ concurrent }) => [...concurrent.keys()]))].toSorted()
  const [first] = plans
  const limits = first ? limitsOf(first, assumed).map(({ name }) => name) : []
  return markdown(
    ['busiest minute', ...plans.map(({ workers }) => `${show(workers)} workers`)],
    [
      row('sign-ins/s', ({ load }) => show(load.signIns)),
      row('requests/s', ({ load }) => show(load.requests)),
      row('reads answered by the cache', ({ load }) => percent(load.hits)),
      row('processor seconds/s', ({ load }) => show(load.cores)),
      row('**instances**, a core each', ({ instances }) => `**${show(instances)}**`),
      row('sessions at once', ({ sessions }) => show(sessions)),
      row('**Redis memory**', ({ redisBytes }) => `**${bytes(redisBytes)}**`),
      row('Redis commands/s', ({ load }) => show(load.redisCommands)),
      row('Redis, share of its core', ({ redisCores }) => percent(redisCores)),
      ...systems.map((system) =>
        row(`${system}: calls/s, at once`, ({ load, concurrent }) => {
          const [rate, atOnce] = [load.callsBySystem.get(system), concurrent.get(system)]
          return `${show(rate ?? 0)}, ${show(atOnce ?? 0)}`
        }),
      ),
      row('requests per visit', ({ perVisit }) => show(perVisit.requests)),
      row('upstream calls per visit', ({ perVisit }) => show(perVisit.calls)),
      row('processor ms per visit', ({ perVisit }) => show(perVisit.micros / 1000)),
      ...limits.map((name) =>
        row(`of ${name}`, (plan) => {
          const share = limitsOf(plan, assumed).find((one) => one.name === name)?.share ?? 0
          return share > 1 ? `**${percent(share)}**` : percent(share)
        }),
      ),
    ],
  )
}

export function comparisonTable(compared: readonly Comparison[]): string {
  return markdown(
    ['replayed visits', 'simulated', 'measured', 'difference'],
    compared.map(({ what, simulated, measured }) => [
      what,
      show(simulated),
      show(measured),
      percent(measured / simulated - 1),
    ]),
  )
}

/** Three digits that count. */
function show(value: number): string {
  const rounded = value >= 1000 ? Math.round(value) : Number(value.toPrecision(3))
  return Number(rounded.toPrecision(value >= 1000 ? 3 : 21)).toLocaleString('en', {
    maximumFractionDigits: 6,
  })
}

function percent(share: number): string {
  return `${Number((share * 100).toPrecision(2)).toLocaleString('en')} %`
}

function bytes(count: number): string {
  return count < 1e9 ? `${show(count / 1e6)} MB` : `${show(count / 1e9)} GB`
}

function duration(seconds: number): string {
  const units = [
    ['d', 86_400],
    ['h', 3600],
    ['min', 60],
    ['s', 1],
  ] as const
  const [unit, length] = units.find(([, one]) => seconds >= one) ?? ['s', 1]
  return `${show(seconds / length)} ${unit}`
}
