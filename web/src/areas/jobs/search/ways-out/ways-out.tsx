import { chakra } from '@chakra-ui/react'
import { formatJobSearch } from '@gatehouse/contracts/portal/job-search-url'
import { type JobSearch, type Suggestion, suggestSearches } from '@gatehouse/contracts/portal/jobs'
import { states } from '@gatehouse/contracts/rules/states'
import { useText } from '../../../../language/use-text.ts'
import { useRead } from '../../../../portal/use-read.ts'
import { Failure } from '../../../../ui/failure.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { text } from './messages.ts'
import { widened } from './widened.ts'

interface WaysOutProps {
  search: JobSearch
  /** The same with what goes without saying, as it was asked. */
  query: JobSearch
}

/** Where there would be jobs after all, and how many. */
export function WaysOut({ search, query }: WaysOutProps) {
  const t = useText(text)
  const { page: _, size: _size, sort: _sort, direction: _direction, ...question } = query
  const { data, error, mutate } = useRead(suggestSearches, { query: question })
  const nameOf = (way: Suggestion) =>
    way.kind === 'state'
      ? t('state', { state: states[way.state] ?? way.state, total: way.total })
      : t(way.kind, way as { distance: number; total: number })

  if (error) return <Failure fault={error} onRetry={() => void mutate()} />
  return (
    <div role="status">
      {data && data.suggestions.length === 0 && <p>{t('none')}</p>}
      {data && data.suggestions.length > 0 && (
        <>
          <p>{t('lead')}</p>
          <chakra.ul listStyleType="none" marginTop="1">
            {data.suggestions.map((way) => (
              <li key={JSON.stringify(way)}>
                <TextLink to={{ search: formatJobSearch(widened(search, way)).toString() }}>
                  {nameOf(way)}
                </TextLink>
              </li>
            ))}
          </chakra.ul>
        </>
      )}
    </div>
  )
}
