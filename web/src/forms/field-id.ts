/** Id of a field's box on the page. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

/** Id of the button that submits a form. */
export function submitId(formId: string): string {
  return `${formId}-submit`
}
