import { chakra } from '@chakra-ui/react'

export const Button = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1',
      minHeight: '48px',
      px: '3',
      // Of words on two lines.
      py: 'half',
      borderRadius: 'card',
      border: '1px solid',
      fontWeight: '600',
      cursor: 'pointer',
      width: { base: '100%', md: 'auto' },
      // Beside other text a button keeps its words whole.
      overflowWrap: 'break-word',
      '&[aria-disabled=true]': { cursor: 'default' },
      '&[aria-busy=true]::before': {
        content: '""',
        flexShrink: '0',
        width: '18px',
        height: '18px',
        border: '3px solid',
        borderColor: 'currentColor',
        borderInlineEndColor: 'transparent',
        borderRadius: '50%',
        animation: 'turn 800ms linear infinite',
      },
    },
    variants: {
      look: {
        primary: {
          bg: 'accent',
          color: 'onAccent',
          borderColor: 'accent',
          '&:hover:not([aria-disabled=true])': { bg: 'accentHover', borderColor: 'accentHover' },
          // While it sends it keeps its colours.
          '&[aria-disabled=true]:not([aria-busy=true])': {
            bg: 'surface',
            color: 'muted',
            borderColor: 'edge',
          },
        },
        quiet: {
          bg: 'surface',
          color: 'accent',
          borderColor: 'edge',
          '&:hover:not([aria-disabled=true])': { bg: 'accentSoft' },
          '&[aria-disabled=true]': { color: 'muted' },
        },
        plain: {
          bg: 'transparent',
          color: 'accent',
          borderColor: 'transparent',
          textDecoration: 'underline',
          textUnderlineOffset: '3px',
          width: 'auto',
          px: '1',
          '&:hover:not([aria-disabled=true])': { color: 'accentHover' },
          '&[aria-disabled=true]': { color: 'muted', textDecoration: 'none', fontWeight: '400' },
        },
      },
    },
    defaultVariants: { look: 'quiet' },
  },
  { defaultProps: { type: 'button' } },
)
