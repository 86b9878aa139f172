import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { sanitise } from './sanitise.ts'

const Prose = chakra('div', {
  base: {
    maxWidth: '72ch',
    overflowX: 'auto',
    '& > * + *': { marginTop: '1' },
    '& h3, & h4, & h5': { fontWeight: '700' },
    '& ul': { listStyleType: 'disc', paddingInlineStart: '3' },
    '& ol': { listStyleType: 'decimal', paddingInlineStart: '3' },
    '& a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& strong, & b': { fontWeight: '700' },
    '& em, & i': { fontStyle: 'italic' },
    '& td, & th': { border: '1px solid', borderColor: 'line', padding: '1', textAlign: 'start' },
  },
})

/** HTML from the content editors, made harmless. */
export function HtmlBlock({ html }: { html: string }) {
  const clean = useMemo(() => sanitise(html), [html])
  return <Prose dangerouslySetInnerHTML={{ __html: clean }} />
}
