/** Element id of a field. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

/** Element id of the submit button. */
export function submitId(formId: string): string {
  return `${formId}-submit`
}
