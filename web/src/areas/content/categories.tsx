import { chakra } from '@chakra-ui/react'
import type { ContentLanguage } from '@gatehouse/contracts/content-language'
import type { Content, ContentItem } from '@gatehouse/contracts/portal/content'
import { useId } from 'react'
import { useLanguage } from '../../language/language.tsx'
import { useText } from '../../language/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'
import { HtmlBlock } from '../../ui/html-block.tsx'
import { listKeyBy } from '../../ui/list-key.ts'
import { OpensNewTab } from '../../ui/opens-new-tab.tsx'
import { Summary } from '../../ui/summary.tsx'
import { WorkerIcon } from '../../ui/worker-icon.tsx'
import { foldTwins, type ShownItem } from './fold-twins.ts'
import { text } from './messages.ts'

export function Categories({ categories, heading = 'h2' }: Content & { heading?: 'h2' | 'h3' }) {
  const keyOf = listKeyBy(categories, ({ title }) => title)
  return (
    <chakra.div display="grid" gap="6">
      {categories.map((category) => (
        <Category key={keyOf(category)} heading={heading} {...category} />
      ))}
    </chakra.div>
  )
}

/** The same in either language of the reader. */
function idOf({ item, twin }: ShownItem): string {
  const contentOf = (one: ContentItem) => (one.kind === 'html' ? one.html : one.url)
  return [item, ...(twin ? [twin] : [])].map(contentOf).sort().join()
}

type CategoryProps = Content['categories'][number] & { heading: 'h2' | 'h3' }

function Category({ title, language, items, heading }: CategoryProps) {
  const [spoken] = useLanguage()
  const t = useText(text)
  const id = useId()
  const shownItems = foldTwins(items, spoken)
  const keyOf = listKeyBy(shownItems, idOf)
  return (
    <section aria-labelledby={title ? id : undefined}>
      {title && (
        <Heading
          level={heading}
          id={id}
          lang={language}
          fontSize="lg"
          fontWeight="700"
          marginBottom="2"
        >
          {title}
        </Heading>
      )}
      {items.length === 0 ? (
        <chakra.p color="muted">{t('noData')}</chakra.p>
      ) : (
        <chakra.ul display="grid" gap="2" listStyleType="none">
          {shownItems.map((shown) => (
            <li key={keyOf(shown)}>
              <Item {...shown} />
            </li>
          ))}
        </chakra.ul>
      )}
    </section>
  )
}

function Item({ item, twin }: ShownItem) {
  if (item.kind === 'link') return <LinkCard {...item} />
  return (
    <Card>
      <HtmlBlock html={item.html} language={item.language} />
      {twin?.kind === 'html' && <Twin html={twin.html} language={twin.language} />}
    </Card>
  )
}

function Twin({ html, language }: { html: string; language: ContentLanguage }) {
  const t = useText(text)
  return (
    <details>
      <Summary
        width="fit-content"
        color="accent"
        textDecoration="underline"
        textUnderlineOffset="3px"
      >
        {t(language === 'en' ? 'inEnglish' : 'inSpanish')}
      </Summary>
      <HtmlBlock html={html} language={language} />
    </details>
  )
}

function LinkCard({
  label,
  url,
  language,
}: {
  label: string
  url: string
  language: ContentLanguage
}) {
  return (
    <Card padding="0" _hover={{ borderColor: 'accent' }}>
      <chakra.a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        minHeight="48px"
        padding={{ base: '2', md: '3' }}
        color="accent"
        fontWeight="600"
        textDecoration="underline"
        textUnderlineOffset="3px"
      >
        <span>
          <span lang={language}>{label}</span>
          <OpensNewTab />
        </span>
        <WorkerIcon shape="newTab" />
      </chakra.a>
    </Card>
  )
}
