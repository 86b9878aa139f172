import { tidyTyped } from '@gatehouse/contracts/rules/typed-text'

/** A text to be sent: the one on file if the form, which shows it cut off, left it alone. */
export function uncutText(typed: string, maxLength: number, known = ''): string {
  const isCut = known.length > maxLength
  return isCut && typed === tidyTyped(known.slice(0, maxLength)) ? known : typed
}
