const mark = /^[\s]*[-–—•·*▪●○◦‣][\s]+/

export function isBullet(line: string): boolean {
  return mark.test(line)
}

export function withoutBullet(line: string): string {
  return line.replace(mark, '')
}

const label = /^[\p{L} ]{3,24}:/u

/** Distinguishes headings of an entry from its description. */
export function isHead(line: string | undefined): line is string {
  if (!line || line.length > 90) return false
  return !isBullet(line) && !label.test(line) && !/[.;]$/.test(line)
}

/** Splits at commas, bars, dots and spaced dashes. */
export function partsOf(line: string): string[] {
  return line
    .split(/\s*[|•·\t]\s*|\s+[–—-]+\s+|,\s+(?!Inc\b|LLC\b|Ltd\b|Co\b)|\s{3,}|\s+[–—-]$|^[–—-]\s+/)
    .map((part) => part.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, ''))
    .filter(Boolean)
}
