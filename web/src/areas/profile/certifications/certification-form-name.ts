/** Name under which unsent input of a certification on file survives the end of a session. */
export const certificationFormName = (company: string, id: string) =>
  `certification.${company}.${id}`
