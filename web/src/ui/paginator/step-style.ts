export const stepStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '48px',
  minWidth: '48px',
  // Spanish words on a phone.
  paddingInline: { base: '12px', md: '2' },
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: 'card',
  bg: 'surface',
  color: 'accent',
  fontWeight: '600',
  _hover: { bg: 'accentSoft' },
} as const
