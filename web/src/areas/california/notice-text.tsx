import { chakra } from '@chakra-ui/react'
import { readPublicContent } from '@gatehouse/contracts/portal/content'
import type { ReactNode } from 'react'
import { useDate } from '../../language/use-date.ts'
import { useText } from '../../language/use-text.ts'
import { settings } from '../../portal/settings.ts'
import { useRead } from '../../portal/use-read.ts'
import { HtmlBlock } from '../../ui/html-block.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { text } from './messages.ts'

interface NoticeTextProps {
  heading: 'h2' | 'h3'
}

/** Editors' wording, or else that of the portal. */
export function NoticeText({ heading }: NoticeTextProps) {
  const t = useText(text)
  const toDate = useDate()
  const input = { params: { code: 'california-notice' } }
  const { data, error } = useRead(readPublicContent, input)
  const { reviewed, form } = settings.californiaNotice
  if (!data && !error) return <PageSkeleton />
  const blocks = (data?.categories ?? []).flatMap(({ title, language, items }) => {
    const written = items.flatMap((item) => (item.kind === 'html' ? [item] : []))
    return written.length > 0 ? [{ title, language, written }] : []
  })
  return (
    <>
      {blocks.map(({ title, language, written }, position) => (
        <div key={position}>
          {title && (
            <SectionTitle heading={heading}>
              <span lang={language}>{title}</span>
            </SectionTitle>
          )}
          {written.map((block, index) => (
            <HtmlBlock key={index} {...block} />
          ))}
        </div>
      ))}
      {blocks.length === 0 && <BuiltInText heading={heading} />}
      <chakra.p fontSize="sm" color="muted">
        {t('reviewed', { date: toDate(reviewed), form })}
      </chakra.p>
    </>
  )
}

const sections = ['collected', 'sold', 'kept', 'rights', 'contact'] as const

function BuiltInText({ heading }: NoticeTextProps) {
  const t = useText(text)
  return sections.map((section) => (
    <div key={section}>
      <SectionTitle heading={heading}>{t(`${section}Title`)}</SectionTitle>
      <p>{t(section, { phone: settings.supportPhone })}</p>
    </div>
  ))
}

function SectionTitle({ heading, children }: NoticeTextProps & { children: ReactNode }) {
  return (
    <chakra.div asChild fontWeight="700">
      {heading === 'h2' ? <h2>{children}</h2> : <h3>{children}</h3>}
    </chakra.div>
  )
}
