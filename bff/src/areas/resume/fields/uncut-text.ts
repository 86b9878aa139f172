import { maxLongText } from '@gatehouse/contracts/portal/application-fields'
import { tidyTyped } from '@gatehouse/contracts/rules/typed-text'

/** A long text to be sent: the one on file if the form, which shows it cut off, left it alone. */
export function uncutText(typed: string, known = ''): string {
  const isCut = known.length > maxLongText
  return isCut && typed === tidyTyped(known.slice(0, maxLongText)) ? known : typed
}
