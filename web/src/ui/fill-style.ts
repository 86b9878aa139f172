/** Of the filled part of a bar: the background is what it tells, on paper and in forced colours too. */
export const fillStyle = {
  height: '100%',
  bg: 'accent',
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { bg: 'Highlight' },
} as const
