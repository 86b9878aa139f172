import { readJobSearch, writeJobSearch } from '@gatehouse/contracts/portal/job-address'
import { type JobSearch, searchJobs } from '@gatehouse/contracts/portal/jobs'
import { useMemo } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { load } from '../../../portal/use-read.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Page } from '../../../ui/page.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { rememberLaunch } from '../mobile-app.ts'
import { useCanonical } from '../use-canonical.ts'
import { whereOf } from '../where.ts'
import { FilterForm } from './filter-form.tsx'
import { asked } from './filters.ts'
import { KeywordBar } from './keyword-bar.tsx'
import { text } from './messages.ts'
import { Results } from './results.tsx'
import { seePlaces } from './seen.ts'

/** A search that fails leaves the filters in place, so it gives its fault rather than throws it. */
export async function readSearch({ request }: LoaderFunctionArgs): Promise<unknown> {
  rememberLaunch()
  const address = new URL(request.url)
  const query = asked(readJobSearch(address.searchParams), whereOf(address))
  try {
    seePlaces((await load(searchJobs, { query })).places)
  } catch (fault) {
    return fault
  }
  return null
}

/** Finding a job: for visitors, workers and internal staff [2 §2 Job search results page]. */
export function SearchPage() {
  const t = useText(text)
  const narrow = useNarrow()
  const fault = useLoaderData<unknown>()
  const navigate = useNavigate()
  const location = useLocation()
  const { search: address } = location
  const search = useMemo(() => readJobSearch(new URLSearchParams(address)), [address])
  const tab = useTab(search)
  useCanonical(canonicalOf(search))
  return (
    <Page title={t('title')} tab={tab} lead={t('lead')}>
      {narrow ? <KeywordBar search={search} /> : <FilterForm search={search} />}
      {fault ? (
        <Failure fault={fault} onRetry={() => void navigate(location, { replace: true })} />
      ) : (
        <Results search={search} />
      )}
    </Page>
  )
}

/** Of all searches there is one page to keep for each choice of brands. */
function canonicalOf({ brands }: JobSearch): string {
  const kept = writeJobSearch(brands ? { brands } : {}).toString()
  return `/search-jobs${kept && `?${kept}`}`
}

/** As the gateway says it to search engines: what is looked for, and where. */
function useTab({ keyword, city, state, postalCode }: JobSearch): string {
  const t = useText(text)
  const jobs = keyword ? t('jobsOf', { keyword }) : t('jobs')
  const place = [city, state].filter(Boolean).join(', ')
  if (place) return t('jobsIn', { jobs, place })
  return postalCode ? t('jobsNear', { jobs, postalCode }) : jobs
}
