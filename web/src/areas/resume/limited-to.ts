import { maxText } from '@gatehouse/contracts/portal/application-fields'

/** A longer text is an error with this limit: `maxLength` alone would cut what is pasted. Drafts take `maxText`. */
export const limitedTo = (characters: number) => ({ limit: String(characters), maxLength: maxText })
