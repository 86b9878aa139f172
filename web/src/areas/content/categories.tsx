import { chakra } from '@chakra-ui/react'
import type { Content, ContentItem } from '@gatehouse/contracts/portal/content'
import { useId } from 'react'
import { useText } from '../../language/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { HtmlBlock } from '../../ui/html-block.tsx'
import { Icon } from '../../ui/icon.tsx'
import { text as uiText } from '../../ui/messages.ts'
import { text } from './messages.ts'

export function Categories({ categories }: Content) {
  return (
    <chakra.div display="grid" gap="6">
      {categories.map((category, position) => (
        <Category key={position} {...category} />
      ))}
    </chakra.div>
  )
}

function Category({ title, items }: Content['categories'][number]) {
  const t = useText(text)
  const id = useId()
  return (
    <section aria-labelledby={title ? id : undefined}>
      {title && (
        <chakra.h2 id={id} fontSize="lg" fontWeight="700" marginBottom="2">
          {title}
        </chakra.h2>
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
