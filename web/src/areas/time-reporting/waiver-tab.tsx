import { chakra } from '@chakra-ui/react'
import { readWaivers } from '@gatehouse/contracts/portal/waivers'
import { useUpstreamValue } from '../../language/upstream-values/use-upstream-value.ts'
import { useDate } from '../../language/use-date.ts'
import { useText } from '../../language/use-text.ts'
import { revalidate, useRead } from '../../portal/use-read.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { ContentBlock } from '../content/content-block.tsx'
import { text } from './messages.ts'
import { WaiverForm } from './waiver-form.tsx'

/** Waiver information, the user's applications, and a new one [3 §2]. */
export function WaiverTab() {
  const t = useText(text)
  const date = useDate()
  const translate = useUpstreamValue()
  const read = useRead(readWaivers, {}, { onMount: true })
  return (
    <chakra.div display="grid" gap="4" maxWidth="720px">
      <ContentBlock code="waiver" onMount />
      <chakra.section display="grid" gap="2">
        <Heading>{t('applications')}</Heading>
        <Loaded
          read={read}
          isEmpty={({ waivers }) => waivers.length === 0}
          empty={<p>{t('none')}</p>}
        >
          {({ waivers }) => (
            <chakra.ul paddingInlineStart="3" listStyleType="disc" display="grid" gap="half">
              {waivers.map(({ name, status, submittedOn }, position) => (
                <li key={position}>
                  {t('application', {
                    name: name || t('unnamed'),
                    date: submittedOn ? date(submittedOn) : t('noDate'),
                    status: status ? translate(status) : t('noStatus'),
                  })}
                </li>
              ))}
            </chakra.ul>
          )}
        </Loaded>
      </chakra.section>
      <chakra.section display="grid" gap="2">
        <Heading>{t('waiverForm')}</Heading>
        <WaiverForm onSent={() => void revalidate(readWaivers, {})} />
      </chakra.section>
    </chakra.div>
  )
}

const Heading = chakra('h2', { base: { fontSize: 'lg', fontWeight: '700' } })
