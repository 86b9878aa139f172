import { chakra } from '@chakra-ui/react'
import { readContent } from '@gatehouse/contracts/portal/content'
import { useText } from '../../language/use-text.ts'
import { pageLoader } from '../../portal/page-loader.ts'
import { load } from '../../portal/use-read.ts'
import { Page } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ContentBlock } from './content-block.tsx'
import { text } from './messages.ts'
import { type PageCode, pageOf } from './pages.ts'

/** A component per code, so that React remounts when the user goes from one page to another. */
export const contentPage = (code: PageCode) => ({
  loader: pageLoader(() => load(readContent, { params: { code } })),
  Component: () => <ContentPage code={code} />,
})

function RelatedPage({ code }: { code: PageCode }) {
  const t = useText(text)
  const { related } = pageOf(code)
  return (
    related && (
      <chakra.p marginTop="3">
        {t('seeAlso')} <TextLink to={`/${pageOf(related).path}`}>{t(related)}</TextLink>
      </chakra.p>
    )
  )
}

function ContentPage({ code }: { code: PageCode }) {
  const t = useText(text)
  return (
    <Page title={t(code)} lead={t(`${code}-lead`)}>
      <ContentBlock code={code} />
      <RelatedPage code={code} />
    </Page>
  )
}
