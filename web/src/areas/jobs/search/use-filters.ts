import { formatJobSearch } from '@gatehouse/contracts/portal/job-search-url'
import type { JobSearch } from '@gatehouse/contracts/portal/jobs'
import { useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { fieldId } from '../../../forms/field-id.ts'
import type { FormFields } from '../../../forms/form.ts'
import { useAudience } from '../audience.ts'
import {
  canadianPattern,
  changeFilter,
  type Filters,
  filtersOf,
  resetSearch,
  searchOf,
  zipPattern,
} from './filters.ts'

export interface FiltersForm extends FormFields<Filters> {
  submit: () => boolean
  reset: () => void
  discardChanges: () => void
}

/** Filter fields, synced from the URL; submitting navigates to a new URL. */
export function useFilters(search: JobSearch): FiltersForm {
  const id = useId()
  const audience = useAudience()
  const location = useLocation()
  const navigate = useNavigate()
  const [values, setValues] = useState(() => filtersOf(search))
  const [errors, setErrors] = useState<FormFields<Filters>['errors']>({})

  const [syncedLocation, setSyncedLocation] = useState(location.key)
  const discardChanges = () => {
    setValues(filtersOf(search))
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

  return {
    id,
    values,
    errors,
    change(name, value) {
      setValues((before) => changeFilter(before, name, value))
      setErrors({})
    },
    submit() {
      if (values.postalCode && !zipPattern.test(values.postalCode)) {
        setErrors({ postalCode: canadianPattern.test(values.postalCode) ? 'us-zip' : 'invalid' })
        document.getElementById(fieldId(id, 'postalCode'))?.focus()
        return false
      }
      goToSearch(searchOf(values, search))
      return true
    },
    reset: () => goToSearch(resetSearch(search, audience)),
    discardChanges,
  }
}
