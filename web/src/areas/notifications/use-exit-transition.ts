import { useState } from 'react'

interface TransitionItem<T> {
  item: T
  /** Removed from the list, still displayed while it fades out. */
  exiting: boolean
}

/**
 * Keeps removed items at their position until `finishExit` is called for each. `source` must be
 * referentially stable while unchanged.
 */
export function useExitTransition<T extends { id: string }>(source: readonly T[]) {
  const [state, setState] = useState(() => ({ source, items: mergeItems([], source) }))
  if (state.source !== source) setState({ source, items: mergeItems(state.items, source) })
  const finishExit = (id: string) =>
    setState((current) => ({
      ...current,
      items: current.items.filter(({ item, exiting }) => !exiting || item.id !== id),
    }))
  return { items: state.items, finishExit }
}

export function mergeItems<T extends { id: string }>(
  previous: readonly TransitionItem<T>[],
  items: readonly T[],
): readonly TransitionItem<T>[] {
  const currentIds = new Set(items.map(({ id }) => id))
  const merged = items.map((item) => ({ item, exiting: false }))
  for (const [index, { item }] of previous.entries()) {
    if (currentIds.has(item.id)) continue
    const predecessor = previous[index - 1]?.item.id
    const position = merged.findIndex((one) => one.item.id === predecessor)
    merged.splice(position + 1, 0, { item, exiting: true })
  }
  return merged
}
