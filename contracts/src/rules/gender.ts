/** The words of applications [2 §3]; upstream lists have Ids and other descriptions. */
export const genders = ['Male', 'Female', 'Declined'] as const

export type Gender = (typeof genders)[number]
