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
  return withDeclined([...known.values()])
}

/** Applications send null for the added option. */
export const toDeclinableOptions = (list: { Id?: string; Description?: string }[]) =>
  withDeclined(fromDescriptions(list))

function withDeclined(options: Option[]): Option[] {
  const isOffered = options.some(({ name }) => toGender(name) === declined.id)
  return options.length > 0 && !isOffered ? [...options, declined] : options
}

export const fromCodes = (list: { Code?: string; Name?: string }[]) =>
  list.flatMap(({ Code, Name }) => toOption(Code, Name))

export const fromDescriptions = (list: { Id?: string; Description?: string }[]) =>
  list.flatMap(({ Id, Description }) => toOption(Id, Description))

export const fromNames = (list: { Id?: string; Name?: string }[]) =>
  list.flatMap(({ Id, Name }) => toOption(Id, Name))
