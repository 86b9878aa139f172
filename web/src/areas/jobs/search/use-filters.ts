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
  discardChanges: () => void
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
  const discardChanges = () => {
    setValues(filtersOf(search, audience))
    setErrors({})
  }
  if (syncedLocation !== location.key) {
    setSyncedLocation(location.key)
    discardChanges()
  }

  const goToSearch = (next: JobSearch) => {
    const query = formatJobSearch(next).toString()
    // Repeating a search adds no history entry.
    const replace = query === formatJobSearch(search).toString()
    void navigate({ search: query }, { preventScrollReset: true, replace })
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
    discardChanges,
  }
}
