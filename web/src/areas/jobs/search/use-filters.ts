import { formatJobSearch } from '@gatehouse/contracts/portal/job-search-url'
import type { JobSearch } from '@gatehouse/contracts/portal/jobs'
import { useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Fields } from '../../../forms/field-frame.tsx'
import { fieldId } from '../../../forms/field-id.ts'
import { useWhere } from '../where.ts'
import { changed, type Filters, filtersOf, resetSearch, searchOf, zip } from './filters.ts'

export interface FiltersForm extends Fields {
  values: Filters
  /** Goes to the search that the fields describe; false when something is wrong with them. */
  submit: () => boolean
  reset: () => void
  /** Takes back what has been typed and not searched for. */
  undo: () => void
}

/** The fields of the search: they follow the address, and searching goes to another one. */
export function useFilters(search: JobSearch): FiltersForm {
  const id = useId()
  const where = useWhere()
  const location = useLocation()
  const navigate = useNavigate()
  const [values, setValues] = useState(() => filtersOf(search))
  const [errors, setErrors] = useState<Fields['errors']>({})

  const [followed, follow] = useState(location.key)
  const undo = () => {
    setValues(filtersOf(search))
    setErrors({})
  }
  if (followed !== location.key) {
    follow(location.key)
    undo()
  }

  const go = (next: JobSearch) => {
    const query = formatJobSearch(next).toString()
    // The same question again is no further step back.
    const replace = query === formatJobSearch(search).toString()
    void navigate({ search: query }, { preventScrollReset: true, replace })
  }

  return {
    id,
    values,
    errors,
    change(name, value) {
      setValues((before) => changed(before, name as keyof Filters, value))
      setErrors({})
    },
    submit() {
      if (values.postalCode && !zip.test(values.postalCode)) {
        setErrors({ postalCode: 'invalid' })
        document.getElementById(fieldId(id, 'postalCode'))?.focus()
        return false
      }
      go(searchOf(values, search))
      return true
    },
    reset: () => go(resetSearch(search, where)),
    undo,
  }
}
