import { readJobSearch } from '@gatehouse/contracts/portal/job-address'
import { searchJobs } from '@gatehouse/contracts/portal/jobs'
import { useMemo } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation, useRevalidator } from 'react-router'
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
import { see } from './seen.ts'

/** A search that fails leaves the filters in place, so it gives its fault rather than throws it. */
export async function readSearch({ request }: LoaderFunctionArgs): Promise<unknown> {
  rememberLaunch()
  const address = new URL(request.url)
  const query = asked(readJobSearch(address.searchParams), whereOf(address))
  try {
    see(await load(searchJobs, { query }))
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
  const { revalidate } = useRevalidator()
  const { search: address } = useLocation()
  const search = useMemo(() => readJobSearch(new URLSearchParams(address)), [address])
  useCanonical('/search-jobs')
  return (
    <Page title={t('title')} lead={t('lead')}>
      {narrow ? <KeywordBar search={search} /> : <FilterForm search={search} />}
      {fault ? (
        <Failure fault={fault} onRetry={() => void revalidate()} />
      ) : (
        <Results search={search} narrow={narrow} />
      )}
    </Page>
  )
}
