/** Name under which unsent input of the dialog survives the end of a session. */
export const certificationFormName = 'certification'
