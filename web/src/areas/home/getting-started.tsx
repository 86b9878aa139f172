import { chakra } from '@chakra-ui/react'
import { listApplications } from '@gatehouse/contracts/portal/applications'
import { readHome } from '@gatehouse/contracts/portal/home'
import type { ReactNode } from 'react'
import { useDate } from '../../language/use-date.ts'
import { useText } from '../../language/use-text.ts'
import { useRead } from '../../portal/use-read.ts'
import { Icon } from '../../ui/icon.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { text as uiText } from '../../ui/messages.ts'
import { SupportPhone } from '../../ui/support-phone.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { UpstreamText } from '../../ui/upstream-text.tsx'
import { stateOf } from '../assignments/state-of.ts'
import { text } from './messages.ts'
import { hasFailed, isLoading, PartlyUnknown, partlyFailed, type Read } from './partly-unknown.tsx'
import { Section } from './section.tsx'

export function GettingStarted() {
  const t = useText(text)
  const date = useDate()
  const homeRead = useRead(readHome, {})
  const applicationsRead = useRead(listApplications, {})
  const { data: home } = homeRead
  const { data: listed } = applicationsRead
  const sent = listed?.applications.find(({ state }) => state === 'sent')
  const unsigned = home?.unsigned.state === 'available' ? home.unsigned.value.count : undefined
  const assignment = home?.assignment.state === 'available' ? home.assignment.value : undefined
  /** The first day of an assignment that has not begun. */
  const startDate = assignment && stateOf(assignment) === 'upcoming' && assignment.startDate
  const failed = [
    ...partlyFailed(homeRead, [home?.unsigned, home?.assignment]),
    ...[homeRead, applicationsRead].filter(hasFailed),
  ]
  return (
    <Section title={t('gettingStarted')}>
      <chakra.div marginBottom="1">
        {/* The gate is open. */}
        <Illustration path="M34 56V32a14 14 0 0 1 28 0v24M34 56l-8 6V38l8-4M62 56l8 6V38l-8-4">
          <path d="M48 8V2M22 16l-4-4M74 16l4-4" opacity="0.5" />
        </Illustration>
      </chakra.div>
      <Steps>
        <Step title={t('accountSecured')} state="done">
          {t('accountSecuredMore')}
        </Step>
        <Step
          title={t('applied')}
          state={stateOfStep(applicationsRead, listed && sent !== undefined)}
        >
          {sent ? (
            t.rich('appliedDone', { title: () => <UpstreamText>{sent.title}</UpstreamText> })
          ) : (
            <TextLink to="/search">{t('appliedWaiting')}</TextLink>
          )}
        </Step>
        <Step
          title={t('documents')}
          state={stateOfStep(homeRead, unsigned === undefined ? undefined : unsigned === 0)}
        >
          {unsigned === 0
            ? t('documentsDone')
            : unsigned && (
                <TextLink to="/documents">{t('documentsWaiting', { count: unsigned })}</TextLink>
              )}
        </Step>
        <Step
          title={t('firstAssignment')}
          state={stateOfStep(
            homeRead,
            assignment === undefined ? undefined : assignment !== null && !startDate,
          )}
        >
          {startDate
            ? t('starts', { date: date(startDate) })
            : t(assignment ? 'firstAssignmentDone' : 'firstAssignmentWaiting')}
        </Step>
      </Steps>
      <PartlyUnknown failed={failed} />
      <chakra.p marginTop="2">{t.rich('questions', { phone: () => <SupportPhone /> })}</chakra.p>
    </Section>
  )
}

type StepState = 'done' | 'waiting' | 'loading' | 'unknown'

/** `isDone`: undefined if the read does not tell. */
function stateOfStep(read: Read, isDone: boolean | undefined): StepState {
  if (isDone === undefined) return isLoading(read) ? 'loading' : 'unknown'
  return isDone ? 'done' : 'waiting'
}

interface StepProps {
  title: string
  state: StepState
  children: ReactNode
}

function Step({ title, state, children }: StepProps) {
  const t = useText(text)
  const tUi = useText(uiText)
  return (
    <li>
      <chakra.span data-state={state}>
        {state === 'done' ? <Icon shape="done" size={24} /> : <Circle />}
      </chakra.span>
      <div>
        <chakra.span fontWeight="600">{title}</chakra.span>{' '}
        <chakra.span color="muted" fontSize="sm">
          {state === 'loading' ? tUi('loading') : t(state)}
        </chakra.span>
        <chakra.div color="muted">{children}</chakra.div>
      </div>
    </li>
  )
}

const Circle = chakra('span', {
  base: {
    display: 'block',
    width: '20px',
    height: '20px',
    margin: '2px',
    border: '2px solid',
    borderColor: 'edge',
    borderRadius: '50%',
  },
})

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gap: '2',
    listStyleType: 'none',
    '& > li': { display: 'flex', gap: '2' },
    '& [data-state=done]': { color: 'good' },
  },
})
