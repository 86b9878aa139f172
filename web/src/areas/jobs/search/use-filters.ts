import { formatJobSearch } from '@gatehouse/contracts/portal/job-search-url'
import type { JobSearch } from '@gatehouse/contracts/portal/jobs'
import { useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { fieldId } from '../../../forms/field-id.ts'
import type { FormFields } from '../../../forms/form.ts'
import { loadRuleText } from '../../../forms/rule-text/use-rule-text.ts'
import { useLazy } from '../../../forms/use-lazy.ts'
import { useAudience } from '../audience.ts'
import {
  type Filters,
  filtersOf,
  formatWhere,
  resetSearch,
  searchOf,
  withDistance,
} from './filters.ts'
import type { Place } from './where.ts'

export interface FiltersForm extends FormFields<Filters> {
  submit: () => Promise<void>
  reset: () => void
  /** Shows the other filters as in the URL; what and where stay as typed. */
  discardExtras: () => void
  /** Names of states and provinces, once a place is typed. */
  stateNames: readonly string[]
}

type PlaceReader = typeof import('./where.ts')

/** Filter fields, synced from the URL; submitting navigates to a new URL. */
export function useFilters(search: JobSearch): FiltersForm {
  const id = useId()
  const audience = useAudience()
  const location = useLocation()
  const navigate = useNavigate()
  const [values, setValues] = useState(() => filtersOf(search, audience))
  const [errors, setErrors] = useState<FormFields<Filters>['errors']>({})
  const [reader, setReader] = useState<PlaceReader>()
  // With the first input: a first load reads no place.
  const loadReader = useLazy(async () => {
    const [loaded] = await Promise.all([import('./where.ts'), loadRuleText()])
    setReader(loaded)
    return loaded
  })

  const [syncedLocation, setSyncedLocation] = useState(location.key)
  /** The search that is being opened, and the fields that it was made of. */
  const [sent, setSent] = useState<{ query: string; values: Filters }>()
  const show = (shown: Filters) => {
    setValues(shown)
    setErrors({})
    setSent(undefined)
  }
  const query = formatJobSearch(search).toString()
  if (syncedLocation !== location.key) {
    setSyncedLocation(location.key)
    const shown = filtersOf(search, audience)
    show(sent?.query === query ? withTyped(shown, sent.values, values) : shown)
  }

  const goToSearch = (next: JobSearch) => {
    const nextQuery = formatJobSearch(next).toString()
    setSent({ query: nextQuery, values })
    // Repeating a search adds no history entry.
    const replace = nextQuery === query
    void navigate({ search: nextQuery }, { preventScrollReset: true, replace })
  }

  /** Undefined if it cannot be read; the gateway then searches for a city of that name. */
  const readPlace = async (): Promise<Place | undefined> => {
    if (values.where === formatWhere(search)) return search
    const loaded = await loadReader().catch(() => undefined)
    return loaded ? loaded.parseWhere(values.where) : { city: values.where.trim() }
  }

  return {
    id,
    values,
    errors,
    stateNames: reader?.stateNames ?? [],
    change(name, value) {
      setValues((before) => ({ ...before, [name]: value }))
      setErrors({})
      if (name !== 'where') return
      const follow = ({ parseWhere }: PlaceReader) =>
        setValues((before) => withDistance(before, parseWhere(before.where)))
      if (reader) follow(reader)
      else void loadReader().then(follow, () => undefined)
    },
    async submit() {
      const place = await readPlace()
      if (!place) {
        setErrors({ where: 'place' })
        document.getElementById(fieldId(id, 'where'))?.focus()
        return
      }
      goToSearch(searchOf(values, place, search, audience))
    },
    reset: () => goToSearch(resetSearch(search)),
    discardExtras() {
      const { keyword, where, distance } = values
      show({ ...filtersOf(search, audience), keyword, where, distance })
    },
  }
}

/** `shown`, with what was typed since the fields were sent. */
function withTyped(shown: Filters, sent: Filters, typed: Filters): Filters {
  const names = Object.keys(shown) as (keyof Filters)[]
  const changed = names.filter((name) => typed[name] !== sent[name])
  return { ...shown, ...Object.fromEntries(changed.map((name) => [name, typed[name]])) }
}
