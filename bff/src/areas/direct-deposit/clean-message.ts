/** Drops what payroll adds for its own developers [3 §7], and masks numbers as long as an account's. */
export function cleanMessage(message: string): string {
  const [text = ''] = message.split('Error saving Component')
  return text
    .replaceAll('Warning -- ', '')
    .replace(/\s+/g, ' ')
    .replace(/\d{5,}/g, '•••••')
    .trim()
}
