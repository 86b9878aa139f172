import type { Person } from '../person.ts'
import { persona } from './persona.ts'

/** Personas that differ in payroll. */
export const payees: readonly Person[] = [
  persona({
    login: 'lou.diaz@example.test',
    role: 'deposits already changed today',
    special: 'updateAllowedForToday not Yes',
    id: '71011',
    firstName: 'Lou',
    lastName: 'Diaz',
  }),
  persona({
    login: 'kai.mori@example.test',
    role: 'Daily Pay entry',
    special: 'additions disabled',
    id: '71012',
    firstName: 'Kai',
    lastName: 'Mori',
  }),
  persona({
    login: 'bea.stone@example.test',
    role: 'deposit entry with an empty account type',
    special: 'support error',
    id: '71013',
    firstName: 'Bea',
    lastName: 'Stone',
  }),
  persona({
    login: 'ola.berg@example.test',
    role: 'deposits not configured',
    special: 'updateAllowedForToday null',
    id: '71014',
    firstName: 'Ola',
    lastName: 'Berg',
  }),
  persona({
    login: 'ted.nash@example.test',
    role: 'payroll refuses',
    special: 'tax forms page answers not authorized',
    id: '71015',
    firstName: 'Ted',
    lastName: 'Nash',
  }),
]
