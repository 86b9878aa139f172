import type { Person } from './person.ts'
import { accounts } from './personas/accounts.ts'
import { payees } from './personas/payees.ts'
import { workers } from './personas/workers.ts'

export interface People {
  list(): readonly Person[]
  /** By e-mail address or login id, in any case, as people type it. */
  findByIdentity(identity: string): Person | undefined
  findByLoginId(loginId: string): Person | undefined
  findById(id: string): Person | undefined
}

/** The personas in their first state: copies, so that what is changed here changes no other world. */
export function makePeople(): People {
  const people = structuredClone([...workers, ...accounts, ...payees])
  return {
    list: () => people,
    findByIdentity: (identity) => {
      const wanted = identity.trim().toLowerCase()
      return people.find((one) => one.login.toLowerCase() === wanted || one.loginId === wanted)
    },
    findByLoginId: (loginId) => people.find((one) => one.loginId === loginId),
    findById: (id) => people.find((one) => one.id === id),
  }
}
