import { chakra } from '@chakra-ui/react'
import { listApplications } from '@gatehouse/contracts/portal/applications'
import { readContent } from '@gatehouse/contracts/portal/content'
import { readHome } from '@gatehouse/contracts/portal/home'
import { useId } from 'react'
import { useText } from '../../language/use-text.ts'
import { pageLoader, settleParts } from '../../portal/page-loader.ts'
import { load } from '../../portal/use-read.ts'
import { Page } from '../../ui/page.tsx'
import { ContentBlock } from '../content/content-block.tsx'
import { useSession } from '../session/use-session.ts'
import { CurrentAssignment } from './current-assignment.tsx'
import { GettingStarted } from './getting-started.tsx'
import { text } from './messages.ts'
import { Shortcuts } from './shortcuts.tsx'
import { ToDo } from './to-do.tsx'

/** The page waits this long for what stands above the announcements: later it would push them down. */
const patienceMs = 700

export const loader = pageLoader(
  () =>
    settleParts([
      load(readContent, { params: { code: 'announcements' } }),
      load(readHome, {}),
      load(listApplications, {}),
    ]),
  patienceMs,
)

/** Announcements [1 §2], below what a worker comes for. */
export function Component() {
  const t = useText(text)
  const id = useId()
  const { person } = useSession()
  const name = person?.firstName
  return (
    <Page title={name ? t('hello', { name }) : t('helloAll')} documentTitle={t('announcements')}>
      <Top>
        {person?.attributes.isNewUser ? <GettingStarted /> : <ToDo />}
        <div>
          {person && <Shortcuts person={person} />}
          <CurrentAssignment />
        </div>
      </Top>
      <chakra.section aria-labelledby={id} marginTop="4">
        <chakra.h2 id={id} fontSize="xl" fontWeight="700" lineHeight="1.2" marginBottom="2">
          {t('announcements')}
        </chakra.h2>
        <ContentBlock code="announcements" heading="h3" />
      </chakra.section>
    </Page>
  )
}

const Top = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    marginTop: '2',
    '& > div': { display: 'grid', gap: '3', alignContent: 'start' },
  },
})
