export const hasTime = (iso: string) => iso.length > 'YYYY-MM-DD'.length

/** A date alone would be midnight in Greenwich: the day before in America. */
export const parseIso = (iso: string) => new Date(hasTime(iso) ? iso : `${iso}T00:00`)
