import type { Option } from '@gatehouse/contracts/portal/lookups'
import type { Gender } from '@gatehouse/contracts/rules/gender'
import { toGender } from './to-gender.ts'
import { toPlainText } from './to-plain-text.ts'

function toOption(id = '', name = ''): Option[] {
  return id && name ? [{ id, name: toPlainText(name) }] : []
}

/** The portal translates it by its name. */
const declined: Option = { id: 'Declined' satisfies Gender, name: 'I choose not to disclose' }

/** Ids are words: applications take no Id of the list. Declining is offered in any case. */
export function toGenderOptions(list: { Description?: string }[]): Option[] {
  const options = list.flatMap(({ Description }) => toOption(toGender(Description), Description))
  const known = new Map(options.map((option) => [option.id, option]))
  if (known.size > 0 && !known.has(declined.id)) known.set(declined.id, declined)
  return [...known.values()]
}

export const fromCodes = (list: { Code?: string; Name?: string }[]) =>
  list.flatMap(({ Code, Name }) => toOption(Code, Name))

export const fromDescriptions = (list: { Id?: string; Description?: string }[]) =>
  list.flatMap(({ Id, Description }) => toOption(Id, Description))

export const fromNames = (list: { Id?: string; Name?: string }[]) =>
  list.flatMap(({ Id, Name }) => toOption(Id, Name))
