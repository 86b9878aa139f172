export const inputStyle = {
  width: '100%',
  minHeight: '48px',
  paddingInline: '2',
  bg: 'surface',
  color: 'ink',
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: 'card',
  '&[aria-invalid=true]': { borderColor: 'danger', borderWidth: '2px' },
} as const
