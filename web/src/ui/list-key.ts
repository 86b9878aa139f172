/** Key of an item by its id, which items may share or lack: one that comes or goes moves no other's state. */
export function listKeyBy<I>(items: readonly I[], idOf: (item: I) => string | null) {
  return (item: I): string => {
    const id = idOf(item)
    return `${id} ${items.filter((other) => idOf(other) === id).indexOf(item)}`
  }
}
