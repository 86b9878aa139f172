/** Colours of links, primary buttons and what is selected: "#1f4e8c". */
export interface Accent {
  light: string
  dark: string
}

const black = '#000000'
const white = '#ffffff'
/** Surface of the dark scheme (ui/theme.ts). */
const darkSurface = '#1d2125'

/** The variables that ui/theme.ts reads. */
export function accentVariables({ light, dark }: Accent): Record<`--${string}`, string> {
  return {
    '--light': light,
    '--light-hover': mix(light, black, 0.25),
    '--light-soft': mix(light, white, 0.9),
    '--dark': dark,
    '--dark-hover': mix(dark, white, 0.25),
    '--dark-soft': mix(dark, darkSurface, 0.85),
  }
}

/** `share` is the other colour's, 0 to 1. */
function mix(colour: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [one = 0, two = 0] = [colour, other].map((hex) =>
      Number.parseInt(hex.slice(start, start + 2), 16),
    )
    return Math.round(one * (1 - share) + two * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
