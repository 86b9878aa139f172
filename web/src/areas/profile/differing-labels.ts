type Values = Readonly<Record<string, string>>

/** Name and label of the fields that are stored with another value than typed. */
export function differingLabels(labels: Values, stored: Values, typed: Values): [string, string][] {
  return Object.entries(labels).filter(([name]) => (stored[name] ?? '') !== (typed[name] ?? ''))
}
