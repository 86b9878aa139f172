import { chakra } from '@chakra-ui/react'

export const MenuRow = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1',
    width: '100%',
    minHeight: '44px',
    paddingInline: '12px',
    paddingBlock: 'half',
    borderRadius: 'card',
    textAlign: 'start',
    lineHeight: '1.3',
    cursor: 'pointer',
    _hover: { bg: 'accentSoft' },
    '&[aria-current=page]': { bg: 'accentSoft', color: 'accent', fontWeight: '600' },
    '&[aria-disabled=true]': { color: 'muted', cursor: 'not-allowed', bg: 'transparent' },
  },
})
