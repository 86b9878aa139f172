import useSWR from 'swr'

/** State that outlives its page, in memory only: the end of the session clears it. */
export function useSessionState<T>(name: string, initial: T): [T, (value: T) => void] {
  const { data, mutate } = useSWR<T>(`state:${name}`, null)
  return [data ?? initial, (value) => void mutate(value, { revalidate: false })]
}
