import type { Assignment } from '../person.ts'

/** One goes on, one ends in the future, one is over; the rate also as text. */
export const mariasAssignments: readonly Assignment[] = [
  {
    companyName: 'Lakeside Foods',
    jobTitle: 'Line Cook',
    startDate: '2024-02-05T00:00:00',
    endDate: '2025-08-29T00:00:00',
    rate: 17.5,
  },
  {
    companyName: 'Northwind Logistics',
    jobTitle: 'Order Picker',
    startDate: '9/8/2025 12:00:00 AM',
    endDate: null,
    rate: '18.75',
  },
  {
    companyName: ' Harbor Packaging ',
    jobTitle: 'Forklift Operator',
    startDate: '2026-11-02',
    endDate: '2099-01-31',
    rate: 1021.1,
  },
]

/** More than a page of them, a week each. */
export const danasAssignments: readonly Assignment[] = Array.from({ length: 14 }, (_, week) => ({
  companyName: week === 3 ? null : `Retail store ${week + 1}`,
  jobTitle: 'Inventory Counter',
  startDate: new Date(Date.UTC(2025, 0, 6 + 7 * week)).toISOString(),
  endDate: new Date(Date.UTC(2025, 0, 10 + 7 * week)).toISOString(),
  rate: week === 5 ? null : 16 + week / 4,
}))
