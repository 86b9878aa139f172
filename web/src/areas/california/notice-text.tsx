import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import { settings } from '../../portal/settings.ts'
import { text } from './messages.ts'

const sections = ['collected', 'sold', 'kept', 'rights', 'contact'] as const

export function NoticeText({ heading }: { heading: 'h2' | 'h3' }) {
  const t = useText(text)
  return sections.map((section) => (
    <div key={section}>
      <chakra.div asChild fontWeight="700">
        {heading === 'h2' ? <h2>{t(`${section}Title`)}</h2> : <h3>{t(`${section}Title`)}</h3>}
      </chakra.div>
      <p>{t(section, { phone: settings.supportPhone })}</p>
    </div>
  ))
}
