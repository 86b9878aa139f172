import type { ProblemCode } from '@gatehouse/contracts/problem'
import { type Html, html, page } from '../page.ts'
import type { ApiDocument, ApiOperation, JsonSchema, Parameter, Response } from './document.ts'
import { fieldsOf, limitsOf } from './fields.ts'
import { shapeOf } from './shape.ts'

interface Listed {
  call: string
  operation: ApiOperation
}

interface Area {
  name: string
  listed: Listed[]
}

/** The API document as HTML; `nonce` allows its style (CSP). */
export function openApiPage(document: ApiDocument, nonce: string): string {
  const { info, servers } = document
  const areas = document.tags.map(({ name }): Area => ({ name, listed: listedIn(document, name) }))
  const cookie = document.components.securitySchemes.session?.name
  const body = html`
<p>${info.description}</p>
<dl>
<dt>Origin</dt><dd>${servers.map(({ url }) => html`<code>${url}</code> `)}</dd>
<dt>Session cookie</dt><dd><code>${cookie}</code></dd>
<dt>Version</dt><dd><code>${info.version}</code></dd>
</dl>
<nav aria-labelledby="contents">
<h2 id="contents">Contents</h2>
<div class="columns">
${areas.map(contentsOf)}
</div>
</nav>
${areas.map(sectionOf)}
<section aria-labelledby="problems">
<h2 id="problems">Problems</h2>
<p>Every error is <code>application/problem+json</code> of this shape.</p>
${shape('Shape of a problem', document.components.schemas.Problem)}
</section>`
  return page({ title: info.title, body, nonce })
}

function listedIn({ paths }: ApiDocument, area: string): Listed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(area))
      .map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  )
}

function contentsOf({ name, listed }: Area): Html {
  return html`<div>
<h3><a href="#area-${name}">${name}</a></h3>
<ul>
${listed.map(({ call, operation }) => html`<li><a href="#${operation.operationId}"><code>${call}</code></a></li>`)}
</ul>
</div>`
}

function sectionOf({ name, listed }: Area): Html {
  return html`<section aria-labelledby="area-${name}">
<h2 id="area-${name}">${name}</h2>
${listed.map(endpointOf)}
</section>`
}

function endpointOf({ call, operation }: Listed): Html {
  const { operationId, parameters, requestBody, responses } = operation
  const { 'x-access': access, 'x-cache': cache, 'x-once': once } = operation
  const { 'application/json': typed, 'multipart/form-data': form } = requestBody?.content ?? {}
  return html`<article class="card" aria-labelledby="${operationId}">
<h3 id="${operationId}"><code>${call}</code></h3>
<dl>
<dt>Access</dt><dd>${access}</dd>
${cache && html`<dt>Cached for</dt><dd>${cachedFor[cache]}</dd>`}
${once !== undefined && html`<dt>Idempotency key</dt><dd>${once ? 'required' : 'none'}</dd>`}
</dl>
${parameters.length > 0 && parametersOf(parameters)}
${typed && bodyOf(typed.schema)}
${form && html`<h4>Body</h4>\n<p>multipart/form-data with one file, <code>file</code></p>`}
<h4>Reply</h4>
${replyOf(call, responses[200]?.content)}
${problemsOf(operation)}
</article>`
}

function replyOf(call: string, content: Response['content'] = {}): Html {
  const json = content['application/json']
  if (json) return shape(`Reply of ${call}`, json.schema)
  return html`<p>A file: ${Object.keys(content).join(', ')}</p>`
}

const cachedFor = {
  caller: 'the caller, under their brand',
  everyone: 'everyone',
  never: 'no one',
} as const

function parametersOf(parameters: Parameter[]): Html {
  return html`<h4>Parameters</h4>
<dl class="fields">
${parameters.map(
  ({ name, in: location, required, description, schema }) =>
    html`<dt><code>${name}</code></dt><dd>${[location, need(required), ...limitsOf(schema)].join(', ')}${more(description)}</dd>\n`,
)}</dl>`
}

function bodyOf(schema: JsonSchema): Html {
  return html`<h4>Body</h4>
<dl class="fields">
${fieldsOf(schema).map(({ name, required, schema: field }) => {
  const rules = field['x-rules'] && `Rules it can break: ${field['x-rules'].join(', ')}`
  return html`<dt><code>${name}</code></dt><dd>${[need(required), ...limitsOf(field)].join(', ')}${more(rules)}</dd>\n`
})}</dl>`
}

function need(required: boolean): string {
  return required ? 'required' : 'optional'
}

function more(text: string | undefined) {
  return text && html`<br><span class="muted">${text}</span>`
}

function problemsOf({ responses, 'x-problems': own }: ApiOperation): Html {
  const ofItsKind = codesOf(responses, (code) => !own.includes(code))
  return html`<h4>Problems</h4>
${own.length > 0 && codesOf(responses, (code) => own.includes(code))}
<details><summary>Problems common to endpoints of this kind</summary>
${ofItsKind}
</details>`
}

function codesOf(
  responses: ApiOperation['responses'],
  shown: (code: ProblemCode) => boolean,
): Html {
  const byStatus = Object.entries(responses).map(([status, { 'x-codes': codes = [] }]) => {
    return [status, codes.filter(shown).join(', ')] as const
  })
  return html`<dl>
${byStatus.map(([status, codes]) => codes && html`<dt>${status}</dt><dd>${codes}</dd>\n`)}</dl>`
}

/** Scrollable, hence focusable and labelled. */
function shape(label: string, schema: JsonSchema = {}): Html {
  return html`<pre tabindex="0" role="region" aria-label="${label}"><code>${shapeOf(schema)}</code></pre>`
}
