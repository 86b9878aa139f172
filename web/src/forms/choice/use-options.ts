import type { Read, ReadInput } from '@gatehouse/contracts/endpoint'
import type { Option } from '@gatehouse/contracts/portal/lookups'
import { useUpstreamValue } from '../../language/upstream-values/use-upstream-value.ts'
import { useRead } from '../../portal/use-read.ts'

/** An option list of the gateway, as translated options of a field; `nameOf` gives '' for unknown ids. */
export function useOptions<E extends Read>(endpoint: E, question: ReadInput<E>) {
  const { data, error, mutate } = useRead(endpoint, question)
  const { options = [] } = (data ?? {}) as { options?: Option[] }
  const translate = useUpstreamValue()
  return {
    options: options.map(({ id, name }) => ({ value: id, label: translate(name) })),
    nameOf: (id: string) => translate(options.find((option) => option.id === id)?.name ?? ''),
    error: data ? undefined : error,
    retry: () => void mutate(),
    data,
  }
}
