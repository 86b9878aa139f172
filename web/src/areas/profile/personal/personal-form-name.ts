/** Name under which unsent personal information of a company survives the end of a session. */
export const personalFormName = (company: string) => `personal-information.${company}`
