import { chakra } from '@chakra-ui/react'
import type { ContentLanguage } from '@gatehouse/contracts/content-language'
import { useLanguage } from '../language/language.tsx'
import { useText } from '../language/use-text.ts'
import { text } from './messages.ts'

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
    '& a > [data-new-tab]': { srOnly: true },
    '& a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& td, & th': { border: '1px solid', borderColor: 'line', padding: '1', textAlign: 'start' },
    '@supports (contain: inline-size)': { '& td, & th': { overflowWrap: 'break-word' } },
  },
})

/** HTML that the gateway has made safe (bff/src/areas/translate/safe-html.ts). */
export function HtmlBlock({ html, language }: { html: string; language: ContentLanguage }) {
  const t = useText(text)
  const [reader] = useLanguage()
  const lang = reader === language ? '' : ` lang="${reader}"`
  const note = `<span data-new-tab${lang}> ${t('opensNewTab')}</span>`
  const __html = html.replace(linkToPage, `$&${note}`)
  return <Prose lang={language} dangerouslySetInnerHTML={{ __html }} />
}

/** Up to its end tag. The gateway opens each in a new tab. */
const linkToPage = /<a href="(?!mailto:|tel:)[\s\S]*?(?=<\/a>)/g
