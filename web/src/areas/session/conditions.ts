import type { Person } from '@gatehouse/contracts/portal/session'

export type Condition = (person: Person) => boolean

export const always: Condition = () => true
export const onPayroll: Condition = ({ attributes }) => attributes.hasPayrollId
export const hasCompany: Condition = ({ companies }) => companies.length > 0

export interface ConditionalLink {
  /** Users it applies to [1 §2 Shell, 3 §6]. */
  when: Condition
  /** Also before the first assignment, when all others are disabled. */
  forNewUsers?: true
}

export function isOpenTo(person: Person, { when, forNewUsers }: ConditionalLink): boolean {
  return when(person) && (forNewUsers === true || !person.attributes.isNewUser)
}
