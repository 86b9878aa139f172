/**
 * `inputMode` of amounts with a decimal point. The keypad of some phones has the decimal mark of their
 * region alone; where that is a comma, only the whole keyboard has a point.
 */
export const decimalKeypad = new Intl.NumberFormat(navigator.language).format(1.5).includes('.')
  ? 'decimal'
  : 'text'
