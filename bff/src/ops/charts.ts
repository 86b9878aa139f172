import { sum } from '../upstream/series.ts'
import { type Html, html } from './page.ts'

type Value = number | undefined

export interface Line {
  name: string
  values: readonly Value[]
}

const [width, height] = [300, 80]

interface Chart {
  id: string
  title: string
  lines: readonly [Line, ...Line[]]
  format: (value: number) => string
  /** The top of the scale is at least this. */
  least: number
}

/** The last 15 minutes as lines, with a text alternative. The second line is dashed. */
export function chart({ id, title, lines, format, least }: Chart): Html {
  const known = lines.flatMap(({ values }) => values.filter((value) => value !== undefined))
  const top = Math.max(least, ...known)
  const told = lines.map(({ name, values }) => `${name} ${summaryOf(values, format)}`)
  return html`<figure id="${id}" class="card chart">
<figcaption>${title}</figcaption>
<p class="figures">${lines.map(
    ({ name, values }, at) =>
      html`<span class="key-${at}"><span class="muted">${name}</span> <strong>${latestOf(values, format)}</strong></span> `,
  )}</p>
<svg role="img" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-label="${title}, last 15 minutes: ${told.join('; ')}">
<path class="grid" d="M0 0.5H${width}M0 ${height / 2}H${width}M0 ${height - 0.5}H${width}"/>
${lines.map(({ values }, at) => html`<path class="line-${at}" d="${pathOf(values, top)}"/>`)}
</svg>
<p class="axis muted"><span>15 minutes ago</span><span>top: ${format(top)}</span><span>now</span></p>
</figure>`
}

function summaryOf(values: readonly Value[], format: Chart['format']): string {
  const known = values.filter((value) => value !== undefined)
  if (known.length === 0) return 'none'
  const [lowest, highest] = [Math.min(...known), Math.max(...known)]
  return `now ${latestOf(values, format)}, lowest ${format(lowest)}, highest ${format(highest)}`
}

function latestOf(values: readonly Value[], format: Chart['format']): string {
  const latest = values.at(-1) ?? values.at(-2)
  return latest === undefined ? 'none' : format(latest)
}

/** A gap where there is no value; a value between two gaps is a short dash. */
function pathOf(values: readonly Value[], top: number): string {
  const step = width / (values.length - 1)
  return values
    .map((value, at) => {
      if (value === undefined) return ''
      const y = (height - (value / top) * (height - 2) - 1).toFixed(1)
      const before = at > 0 && values[at - 1] !== undefined
      const after = values[at + 1] !== undefined
      const x = at * step
      if (before) return `L${x.toFixed(1)} ${y}`
      return after ? `M${x.toFixed(1)} ${y}` : `M${Math.max(0, x - 3).toFixed(1)} ${y}h3`
    })
    .join('')
}

/** Calls by slot as bars, those that failed in another colour. */
export function sparkline(name: string, calls: readonly number[], failures: readonly number[]) {
  const top = Math.max(1, ...calls)
  const bar = (kind: string, count: number, at: number) => {
    const y = Math.max(1, (count / top) * 24)
    return (
      count > 0 &&
      html`<path class="${kind}" d="M${at * 4} 24v-${y.toFixed(1)}h3v${y.toFixed(1)}z"/>`
    )
  }
  const total = sum(calls)
  const label = `${name}: ${total} ${total === 1 ? 'call' : 'calls'} in 15 minutes, ${sum(failures)} failed`
  return html`<svg class="spark" role="img" viewBox="0 0 120 24" width="120" height="24" aria-label="${label}">
${calls.map((count, at) => bar('calls', count, at))}
${failures.map((count, at) => bar('failures', count, at))}
</svg>`
}
