import { useState } from 'react'

interface Lingering<T> {
  item: T
  /** It has left, and is shown for the last moment. */
  leaving: boolean
}

/**
 * The items, and those that have just left at the place where they were, until `gone` is said of
 * each. `items` is the same array as long as nothing has changed.
 */
export function useLingering<T extends { id: string }>(items: readonly T[]) {
  const [{ of, shown }, setState] = useState(() => ({ of: items, shown: merge([], items) }))
  if (of !== items) setState({ of: items, shown: merge(shown, items) })
  const gone = (id: string) =>
    setState((now) => ({
      ...now,
      shown: now.shown.filter(({ item, leaving }) => !leaving || item.id !== id),
    }))
  return { shown, gone }
}

export function merge<T extends { id: string }>(
  before: readonly Lingering<T>[],
  items: readonly T[],
): readonly Lingering<T>[] {
  const staying = new Set(items.map(({ id }) => id))
  const merged = items.map((item) => ({ item, leaving: false }))
  for (const [index, { item }] of before.entries()) {
    if (staying.has(item.id)) continue
    const ahead = before[index - 1]?.item.id
    const at = merged.findIndex((one) => one.item.id === ahead)
    merged.splice(at + 1, 0, { item, leaving: true })
  }
  return merged
}
