type Row = readonly string[]

/** Columns as wide as their cells; the last one is not padded. */
export function textTable(rows: readonly Row[]): string {
  const widths = widthsOf(rows)
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** A table with a ruled line below its titles. */
export function titledTable(titles: Row, rows: readonly Row[]): string {
  const rule = widthsOf([titles, ...rows]).map((width) => '─'.repeat(width))
  return textTable([titles, rule, ...rows])
}

function widthsOf(rows: readonly Row[]): number[] {
  return (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
}
