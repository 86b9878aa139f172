import type { Option } from '@gatehouse/contracts/portal/lookups'
import { toGender } from './to-gender.ts'
import { toPlainText } from './to-plain-text.ts'

function toOption(id = '', name = ''): Option[] {
  return id && name ? [{ id, name: toPlainText(name) }] : []
}

/** Ids are words: applications take no Id of the list. */
export function toGenderOptions(list: { Description?: string }[]): Option[] {
  const options = list.flatMap(({ Description }) => toOption(toGender(Description), Description))
  return [...new Map(options.map((option) => [option.id, option])).values()]
}

export const fromCodes = (list: { Code?: string; Name?: string }[]) =>
  list.flatMap(({ Code, Name }) => toOption(Code, Name))

export const fromDescriptions = (list: { Id?: string; Description?: string }[]) =>
  list.flatMap(({ Id, Description }) => toOption(Id, Description))

export const fromNames = (list: { Id?: string; Name?: string }[]) =>
  list.flatMap(({ Id, Name }) => toOption(Id, Name))
