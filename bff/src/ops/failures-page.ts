import type { Failure } from '../store/failure-log.ts'
import { dataTable } from './data-table.ts'
import { type Html, html, page } from './page.ts'

/** Works without script. */
export function referenceForm(reference: string): Html {
  return html`<form method="get" action="/failures" class="search" role="search">
<label for="reference">A person&rsquo;s failures: the reference they read out, as 7KQ2-M9XD</label>
<span><input id="reference" name="reference" value="${reference}" autocomplete="off" autocapitalize="characters" spellcheck="false" required maxlength="64">
<button class="primary">Find</button></span>
</form>`
}

interface FailuresContent {
  reference: string
  /** Undefined where Redis is unreachable. */
  failures: readonly Failure[] | undefined
  /** Redis refuses writes: failures of other instances may be missing. */
  refusesWrites: boolean
}

export function failuresPage(content: FailuresContent, nonce: string): string {
  const { reference } = content
  const body = html`
<p>Requests that ended in a problem in the last 24 hours. No names, ids or addresses are kept: a person is the HMAC name
that stands as <code>user</code> in the log.</p>
${referenceForm(reference)}
${reference !== '' && resultOf(content)}
<p><a href="/console">Operations console</a></p>`
  return page({ title: 'A person’s failures', body, nonce })
}

function resultOf({ reference, failures, refusesWrites }: FailuresContent): Html {
  if (!failures)
    return html`<p class="notice bad" role="status"><strong>Redis is unreachable.</strong> Failures cannot be looked up until it is back; the log has them under <code>"id":"${reference}"</code>.</p>`
  const [found, ...others] = failures
  if (!found && refusesWrites)
    return html`<p class="notice bad" role="status"><strong>Redis refuses writes.</strong> Failures of other instances cannot be looked up until it takes them again; the log has them under <code>"id":"${reference}"</code>.</p>`
  if (!found)
    return html`<p class="notice" role="status"><strong>No failure with the reference ${reference}</strong> in the last 24 hours. Have it read out again; the log of the instances goes back further.</p>`
  return html`<h2 id="found">${found.reference}</h2>
<dl class="card">
<dt>When</dt><dd>${timeOf(found)}</dd>
<dt>Request</dt><dd><code>${found.method} ${found.route}</code></dd>
<dt>Answer</dt><dd>${found.status} <strong>${found.problem}</strong>${limitNote(found)}</dd>
<dt>Upstream</dt><dd>${upstreamOf(found)}</dd>
<dt>Instance</dt><dd>${found.instance}</dd>
<dt>Person</dt><dd>${found.user ? html`<code>${found.user}</code>` : 'not signed in'}</dd>
</dl>
<h2 id="others">Others of the same person</h2>
${othersOf(found, others)}`
}

function othersOf({ user }: Failure, others: readonly Failure[]): Html {
  if (!user) return html`<p>The request was not signed in: others cannot be told apart.</p>`
  if (others.length === 0) return html`<p>None in the last 24 hours.</p>`
  const rows = others.map((one) => ({
    id: `failure-${one.reference}`,
    cells: [
      html`<span class="reference">${one.reference}</span>`,
      timeOf(one),
      html`<code>${one.method} ${one.route}</code>`,
      `${one.status} ${one.problem}${limitNote(one)}`,
      upstreamOf(one),
      one.instance,
    ],
  }))
  return dataTable('others', 'Reference,When,Request,Answer,Upstream,Instance'.split(','), rows)
}

function timeOf({ at }: Failure): Html {
  const iso = new Date(at).toISOString()
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`
}

function limitNote({ limit }: Failure): string {
  return limit ? `, limit ${limit}` : ''
}

function upstreamOf({ operation, cause, upstreamStatus, detail }: Failure): string {
  if (!operation) return 'no call failed'
  const told = [`${operation}:`, cause, upstreamStatus, detail]
  return told.filter((part) => part !== undefined).join(' ')
}
