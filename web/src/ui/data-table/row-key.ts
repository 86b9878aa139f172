/** Key of a row by its id, which rows may share or lack: a row that comes or goes moves no other's state. */
export function rowKeyBy<R>(rows: readonly R[], idOf: (row: R) => string | null) {
  return (row: R): string => {
    const id = idOf(row)
    return `${id} ${rows.filter((other) => idOf(other) === id).indexOf(row)}`
  }
}
