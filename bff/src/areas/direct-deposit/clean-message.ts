/** Drops what payroll adds to its messages for its own developers [3 §7]. */
export function cleanMessage(message: string): string {
  const [text = ''] = message.split('Error saving Component')
  return text.replaceAll('Warning -- ', '').trim()
}
