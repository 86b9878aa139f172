/** Characters of a line: a street, a company, a school. */
export const maxLine = 100

/** Of the name of a person, of a city as an applicant types it, and of a level. */
export const maxName = 60

export const maxApartment = 20
