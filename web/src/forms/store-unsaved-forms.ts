import { fieldId } from './field-id.ts'
import { openForms, unsavedForms } from './unsaved-forms.ts'

const secretName = /password|passcode|pin$|ssn|answer/i
const secretKind = /password|one-time-code/

/** Stores the input of the open forms, except secrets. */
export function storeUnsavedForms(person: string) {
  for (const [name, read] of openForms) {
    const form = read()
    if (!form) continue
    const values = Object.fromEntries(
      Object.entries(form.values).filter(([field]) => !isSecret(form.id, field)),
    )
    unsavedForms.set(name, { person, values })
  }
}

export function deleteUnsavedFormsOfOthers(person: string) {
  for (const [name, unsaved] of unsavedForms)
    if (unsaved.person !== person) unsavedForms.delete(name)
}

/** A shown password is a text field, so its name and autocomplete count too. */
function isSecret(formId: string, field: string): boolean {
  if (secretName.test(field)) return true
  const box = document.getElementById(fieldId(formId, field))
  const kinds = `${box?.getAttribute('type')} ${box?.getAttribute('autocomplete')}`
  return secretKind.test(kinds) || box?.dataset.secret !== undefined
}
