import type { Person } from './person.ts'
import { accounts } from './personas/accounts.ts'
import { payees } from './personas/payees.ts'
import { workers } from './personas/workers.ts'

export interface People {
  list(): readonly Person[]
  /** By e-mail address or login id, ignoring case. */
  findByIdentity(identity: string): Person | undefined
  findByLoginId(loginId: string): Person | undefined
  findById(id: string): Person | undefined
  findByPayrollId(id: string): Person | undefined
}

/** Copies of the personas, so that worlds share no state. */
export function makePeople(): People {
  const people = structuredClone([...workers, ...accounts, ...payees])
  return {
    list: () => people,
    findByIdentity: (identity) => {
      const normalized = identity.trim().toLowerCase()
      return people.find(
        (one) => one.login.toLowerCase() === normalized || one.loginId === normalized,
      )
    },
    findByLoginId: (loginId) => people.find((one) => one.loginId === loginId),
    findById: (id) => people.find((one) => one.id === id),
    findByPayrollId: (id) => people.find(({ peopleSoftId }) => peopleSoftId === id),
  }
}
