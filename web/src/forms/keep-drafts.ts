import { drafts, openForms } from './drafts.ts'
import { fieldId } from './field-id.ts'

const secretName = /password|passcode|pin$|ssn|answer/i
const secretKind = /password|one-time-code/

/** Keeps what a person has typed into the forms on the page, but nothing that proves who they are. */
export function keepDrafts(person: string) {
  for (const [name, read] of openForms) {
    const form = read()
    if (!form) continue
    const values = Object.fromEntries(
      Object.entries(form.values).filter(([field]) => !isSecret(form.id, field)),
    )
    drafts.set(name, { person, values })
  }
}

/** Drops what anybody else had typed here. */
export function dropDraftsOfOthers(person: string) {
  for (const [name, draft] of drafts) if (draft.person !== person) drafts.delete(name)
}

/** A password that is being shown is a text field: its name and what it completes tell too. */
function isSecret(formId: string, field: string): boolean {
  if (secretName.test(field)) return true
  const box = document.getElementById(fieldId(formId, field))
  const kinds = `${box?.getAttribute('type')} ${box?.getAttribute('autocomplete')}`
  return secretKind.test(kinds) || box?.dataset.secret !== undefined
}
