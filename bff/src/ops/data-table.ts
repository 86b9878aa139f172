import { type Html, html } from './page.ts'

export interface Row {
  id: string
  /** The first cell is the row's header. */
  cells: readonly (Html | string | number | false)[]
}

/**
 * Cards on phones. The roles are explicit, since a table that is displayed as blocks loses its own.
 * `label` is the id of its heading.
 */
export function dataTable(label: string, columns: readonly string[], rows: readonly Row[]): Html {
  const heads = columns.map((name) => html`<th role="columnheader" scope="col">${name}</th>`)
  return html`<table class="cards" role="table" aria-labelledby="${label}">
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
<tbody role="rowgroup">${rows.map(({ id, cells }) => rowOf(id, cells, columns))}</tbody>
</table>`
}

function rowOf(id: string, [first, ...others]: Row['cells'], [, ...columns]: readonly string[]) {
  return html`<tr role="row" id="${id}">
<th role="rowheader" scope="row">${first}</th>
${others.map((cell, at) => html`<td role="cell" data-label="${columns[at]}">${cell}</td>`)}
</tr>`
}
