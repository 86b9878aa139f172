export const checkStyle = {
  width: '20px',
  height: '20px',
  flexShrink: '0',
  accentColor: 'accent',
} as const
