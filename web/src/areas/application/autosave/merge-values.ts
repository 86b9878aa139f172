import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import { maxEntries } from '@gatehouse/contracts/portal/application-fields'
import { withFormattedPhones } from '../../resume/personal/personal-values.ts'

type Value = string | Entry[] | { [name: string]: Value }
type Entry = { id: string } & { [name: string]: string }

/**
 * Three-way merge of drafts that two tabs have changed since `base`: by field, and entries by id.
 * Of a field that both changed, `mine` wins; an entry that one removed and the other changed stays.
 */
export function mergeValues(
  base: ApplicationValues,
  mine: ApplicationValues,
  theirs: ApplicationValues,
): ApplicationValues {
  const values = merge(formatted(base), formatted(mine), formatted(theirs)) as ApplicationValues
  const { personal, noEmployment, ...merged } = values
  const { middleName, noMiddleName } = personal
  return {
    ...merged,
    // Typed input wins over "none".
    personal: { ...personal, noMiddleName: middleName ? '' : noMiddleName },
    noEmployment: merged.employment.length > 0 ? '' : noEmployment,
  }
}

/** The form formats what it shows: that is no change. */
const formatted = (values: ApplicationValues) =>
  ({ ...values, personal: withFormattedPhones(values.personal) }) as Value

function merge(base: Value, mine: Value, theirs: Value): Value {
  if (Array.isArray(base)) return mergeEntries(base, mine as Entry[], theirs as Entry[])
  if (typeof base === 'string') return mine === base ? theirs : mine
  const [myFields, theirFields] = [mine as typeof base, theirs as typeof base]
  return Object.fromEntries(
    Object.entries(base).map(([name, value]) => [
      name,
      merge(value, myFields[name] ?? value, theirFields[name] ?? value),
    ]),
  )
}

function mergeEntries(base: Entry[], mine: Entry[], theirs: Entry[]): Entry[] {
  const find = (entries: Entry[], { id }: Entry) => entries.find((entry) => entry.id === id)
  const mergeEntry = (entry: Entry): Entry[] => {
    const [before, my, their] = [find(base, entry), find(mine, entry), find(theirs, entry)]
    if (!before) return [entry]
    if (my && their) return [merge(before, my, their) as Entry]
    return isSame(entry, before) ? [] : [entry]
  }
  const added = mine.filter((entry) => !find(theirs, entry))
  return [...theirs, ...added].flatMap(mergeEntry).slice(0, maxEntries)
}

export const isSameInput = (mine: ApplicationValues, merged: ApplicationValues) =>
  isSame(formatted(mine), formatted(merged))

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other
  const [fields, others] = [Object.entries(one as object), other as Record<string, unknown>]
  return (
    fields.length === Object.keys(others).length &&
    fields.every(([name, value]) => name in others && isSame(value, others[name]))
  )
}
