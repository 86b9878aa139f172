import { canonicalSearchPath, parseJobSearch } from '@gatehouse/contracts/portal/job-search-url'
import { type JobSearch, searchJobs } from '@gatehouse/contracts/portal/jobs'
import { placeOf } from '@gatehouse/contracts/portal/place-of'
import { useMemo } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { patience } from '../../../portal/page-loader.ts'
import { load } from '../../../portal/use-read.ts'
import { Failure } from '../../../ui/failure.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Page } from '../../../ui/page.tsx'
import { hasStarted } from '../../application/model/started-flag.ts'
import type { Receipt } from '../../application/receipt/receipt.ts'
import { audienceOf } from '../audience.ts'
import { useCanonical } from '../use-canonical.ts'
import { toQuery } from './filters.ts'
import { addPlaces } from './known-places.ts'
import { text } from './messages.ts'
import { Results } from './results.tsx'
import { SearchForm } from './search-form.tsx'

const AboveResults = lazyPart(
  async () => (await import('../../application/above-results.tsx')).AboveResults,
)

let hasResults = false

/**
 * Returns an error instead of throwing it: the filters stay on screen. The first search is shown without
 * results if they are slow; later ones keep those before until they are there.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<unknown> {
  const url = new URL(request.url)
  const query = toQuery(parseJobSearch(url.searchParams), audienceOf(url))
  const loading = load(searchJobs, { query }).then(
    ({ places }) => {
      hasResults = true
      addPlaces(places)
      return null
    },
    (error: unknown) => error,
  )
  return hasResults ? loading : Promise.race([loading, patience()])
}

export function Component() {
  const t = useText(text)
  const error = useLoaderData<unknown>()
  const navigate = useNavigate()
  const location = useLocation()
  const { search: queryString } = location
  const search = useMemo(() => parseJobSearch(new URLSearchParams(queryString)), [queryString])
  const documentTitle = useDocumentTitle(search)
  useCanonical(canonicalSearchPath(search))
  const receipt = (location.state as { receipt?: Receipt } | null)?.receipt
  return (
    <Page title={t('title')} documentTitle={documentTitle} lead={t('lead')}>
      {(receipt || hasStarted()) && <AboveResults receipt={receipt} />}
      <SearchForm search={search} />
      {error ? (
        <Failure
          error={error}
          onRetry={() => void navigate(location, { replace: true, state: location.state })}
        />
      ) : (
        <Results search={search} />
      )}
    </Page>
  )
}

/** Same wording as the gateway's title for search engines. */
function useDocumentTitle(search: JobSearch): string {
  const t = useText(text)
  const { keyword, postalCode } = search
  const jobs = keyword ? t('jobsOf', { keyword }) : t('jobs')
  const place = placeOf(search)
  if (place) return t('jobsIn', { jobs, place })
  return postalCode ? t('jobsNear', { jobs, postalCode }) : jobs
}
