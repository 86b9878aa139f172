export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

export function submitId(formId: string): string {
  return `${formId}-submit`
}
