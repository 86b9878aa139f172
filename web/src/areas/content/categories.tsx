import { chakra } from '@chakra-ui/react'
import type { Content, ContentItem } from '@gatehouse/contracts/portal/content'
import { createElement, useId } from 'react'
import { useText } from '../../language/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { HtmlBlock } from '../../ui/html-block.tsx'
import { Icon } from '../../ui/icon.tsx'
import { text as uiText } from '../../ui/messages.ts'
import { text } from './messages.ts'

type Heading = 'h2' | 'h3'

export function Categories({ categories, heading = 'h2' }: Content & { heading?: Heading }) {
  return (
    <chakra.div display="grid" gap="6">
      {categories.map((category, position) => (
        <Category key={position} heading={heading} {...category} />
      ))}
    </chakra.div>
  )
}

type CategoryProps = Content['categories'][number] & { heading: Heading }

function Category({ title, items, heading }: CategoryProps) {
  const t = useText(text)
  const id = useId()
  return (
    <section aria-labelledby={title ? id : undefined}>
      {title && (
        <chakra.div asChild fontSize="lg" fontWeight="700" marginBottom="2">
          {createElement(heading, { id }, title)}
        </chakra.div>
      )}
      {items.length === 0 ? (
        <chakra.p color="muted">{t('noData')}</chakra.p>
      ) : (
        <chakra.ul display="grid" gap="2" listStyleType="none">
          {items.map((item, position) => (
            <li key={position}>
              <Item item={item} />
            </li>
          ))}
        </chakra.ul>
      )}
    </section>
  )
}

function Item({ item }: { item: ContentItem }) {
  if (item.kind === 'link') return <LinkCard label={item.label} url={item.url} />
  return (
    <Card>
      <HtmlBlock html={item.html} />
    </Card>
  )
}

function LinkCard({ label, url }: { label: string; url: string }) {
  const t = useText(uiText)
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
          {label} <chakra.span srOnly>{t('opensNewTab')}</chakra.span>
        </span>
        <Icon shape="newTab" />
      </chakra.a>
    </Card>
  )
}
