import { chakra } from '@chakra-ui/react'
import { formatJobSearch } from '@gatehouse/contracts/portal/job-search-url'
import { type JobSearch, type Suggestion, suggestSearches } from '@gatehouse/contracts/portal/jobs'
import { driversBrand } from '@gatehouse/contracts/rules/brand-codes'
import { states } from '@gatehouse/contracts/rules/states'
import { useText } from '../../../../language/use-text.ts'
import { useRead } from '../../../../portal/use-read.ts'
import { Failure } from '../../../../ui/failure.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { useBrandNames } from '../use-brand-names.ts'
import { broadenSearch } from './broaden-search.ts'
import { text } from './messages.ts'

interface BroaderSearchProps {
  search: JobSearch
  /** The search with its implicit defaults, as sent to the gateway. */
  query: JobSearch
}

export function BroaderSearch({ search, query }: BroaderSearchProps) {
  const t = useText(text)
  const namesOf = useBrandNames()
  const { page: _, size: _size, sort: _sort, direction: _direction, ...filters } = query
  const { data, error, mutate } = useRead(suggestSearches, { query: filters })
  const labelOf = (suggestion: Suggestion) =>
    suggestion.kind === 'state'
      ? t('state', { state: states[suggestion.state] ?? suggestion.state, total: suggestion.total })
      : t(suggestion.kind, {
          ...(suggestion as { distance: number; total: number }),
          drivers: namesOf(driversBrand),
        })

  if (!data && error) return <Failure error={error} onRetry={() => void mutate()} />
  return (
    <div role="status">
      {data && data.suggestions.length === 0 && <p>{t('none')}</p>}
      {data && data.suggestions.length > 0 && (
        <>
          <p>{t('lead')}</p>
          <chakra.ul listStyleType="none" marginTop="1">
            {data.suggestions.map((suggestion) => (
              <li key={JSON.stringify(suggestion)}>
                <TextLink
                  to={{ search: formatJobSearch(broadenSearch(search, suggestion)).toString() }}
                >
                  {labelOf(suggestion)}
                </TextLink>
              </li>
            ))}
          </chakra.ul>
        </>
      )}
    </div>
  )
}
