import { chakra } from '@chakra-ui/react'
import { listApplications } from '@gatehouse/contracts/portal/applications'
import { readHome } from '@gatehouse/contracts/portal/home'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useDate } from '../../language/use-date.ts'
import { useText } from '../../language/use-text.ts'
import { useRead } from '../../portal/use-read.ts'
import { text as uiText } from '../../ui/messages.ts'
import { UpstreamText } from '../../ui/upstream-text.tsx'
import { WorkerIcon } from '../../ui/worker-icon.tsx'
import { isUnread } from '../notifications/filters.ts'
import { openInbox } from '../notifications/inbox-host.ts'
import { useNotifications } from '../notifications/use-notifications.ts'
import { text } from './messages.ts'
import { hasFailed, isLoading, PartlyUnknown, partlyFailed } from './partly-unknown.tsx'
import { Section } from './section.tsx'
import { type Task, tasksOf } from './tasks.ts'

/** The closed inbox returns the focus by it. */
const inboxButtonId = 'to-do-inbox'

export function ToDo() {
  const t = useText(text)
  const tUi = useText(uiText)
  const home = useRead(readHome, {})
  const applications = useRead(listApplications, {})
  const inbox = useNotifications()
  const reads = [home, applications, inbox]
  const failed = [...partlyFailed(home, Object.values(home.data ?? {})), ...reads.filter(hasFailed)]
  const tasks = tasksOf({
    home: home.data,
    applications: applications.data?.applications,
    unreadCount: inbox.data?.notifications.filter(isUnread).length,
  })
  return (
    <Section title={t('toDo')}>
      {tasks.length > 0 && (
        <Rows>
          {tasks.map((task) => (
            <li key={task.kind}>
              <TaskRow task={task} />
            </li>
          ))}
        </Rows>
      )}
      <PartlyUnknown failed={failed} />
      {tasks.length === 0 && failed.length === 0 && (
        <chakra.p color="muted" minHeight="48px">
          {reads.some(isLoading) ? tUi('loading') : t('nothingToDo')}
        </chakra.p>
      )}
    </Section>
  )
}

function TaskRow({ task }: { task: Task }) {
  const words = useTaskWords(task)
  const content = (
    <>
      <chakra.span color="accent" display="flex">
        <WorkerIcon shape={task.icon} size={24} />
      </chakra.span>
      <span>
        {words.title}
        {words.detail && <small>{words.detail}</small>}
      </span>
    </>
  )
  return task.to === null ? (
    <button id={inboxButtonId} type="button" aria-haspopup="dialog" onClick={openInbox}>
      {content}
    </button>
  ) : (
    <Link to={task.to}>{content}</Link>
  )
}

function useTaskWords(task: Task): { title: ReactNode; detail?: string | null } {
  const t = useText(text)
  const date = useDate()
  switch (task.kind) {
    case 'unsigned':
      return {
        title: t('unsigned', { count: task.count }),
        detail: task.until && t('until', { date: date(task.until) }),
      }
    case 'certification':
      return {
        title: t.rich('certificationExpires', {
          name: () => <UpstreamText>{task.name}</UpstreamText>,
        }),
        detail: t(task.isExpired ? 'expired' : 'expires', { date: date(task.expiresOn) }),
      }
    case 'deposit':
      return { title: t('deposit'), detail: t('depositWhy') }
    case 'address':
      return { title: t('address'), detail: t('addressWhy') }
    case 'application':
      return {
        title: t.rich('application', { title: () => <UpstreamText>{task.title}</UpstreamText> }),
      }
    case 'unread':
      return { title: t('unread', { count: task.count }) }
  }
}

const Rows = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
    '& :is(a, button)': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: '100%',
      minHeight: '56px',
      paddingBlock: '1',
      borderRadius: 'card',
      textAlign: 'start',
      fontWeight: '600',
      cursor: 'pointer',
      _hover: { bg: 'accentSoft' },
    },
    '& small': { display: 'block', fontSize: 'sm', fontWeight: '400', color: 'muted' },
  },
})
