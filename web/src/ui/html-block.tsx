import { chakra } from '@chakra-ui/react'
import type { ContentLanguage } from '@gatehouse/contracts/content-language'

const Prose = chakra('div', {
  base: {
    maxWidth: '72ch',
    // A wide table scrolls, instead of widening the page.
    overflowX: 'auto',
    contain: 'inline-size',
    '& > * + *': { marginTop: '1' },
    '& h3, & h4, & h5': { fontWeight: '700' },
    '& ul': { listStyleType: 'disc', paddingInlineStart: '3' },
    '& ol': { listStyleType: 'decimal', paddingInlineStart: '3' },
    '& dt, & caption': { fontWeight: '600', textAlign: 'start' },
    '& dd, & blockquote': { paddingInlineStart: '2', marginBottom: '1' },
    '& a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& td, & th': { border: '1px solid', borderColor: 'line', padding: '1', textAlign: 'start' },
    '@supports (contain: inline-size)': { '& td, & th': { overflowWrap: 'break-word' } },
  },
})

/** HTML that the gateway has made safe (bff/src/areas/translate/safe-html.ts). */
export function HtmlBlock({ html, language }: { html: string; language: ContentLanguage }) {
  return <Prose lang={language} dangerouslySetInnerHTML={{ __html: html }} />
}
