function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours by WCAG 2.2, 1.4.3: from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [a = 0, b = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((x, y) => y - x)
  return (a + 0.05) / (b + 0.05)
}
