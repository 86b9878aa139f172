/** What applications take [2 §3]; upstream lists have Ids and descriptions of their own. */
export const genders = ['Male', 'Female', 'Declined'] as const

export type Gender = (typeof genders)[number]
