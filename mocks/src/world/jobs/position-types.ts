/** Every type a position can have. */
export const positionTypes = [
  ...['Temporary', 'Temp to Hire', 'Direct Hire'],
  ...['Contract', 'Part Time', 'Full Time', 'Seasonal'],
] as const
