/** Ids of what is in a form, by the id of the form; on their own, for not every form is Formik's. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

export function submitId(formId: string): string {
  return `${formId}-submit`
}
