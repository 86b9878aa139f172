import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import type { Filter } from './filters.ts'
import { text } from './messages.ts'

const titles = {
  all: 'caughtUp',
  unread: 'caughtUp',
  archived: 'archiveEmpty',
  closed: 'closedEmpty',
} as const satisfies Record<Filter, string>

export function EmptyInbox({ filter }: { filter: Filter }) {
  const t = useText(text)
  const isArchive = filter === 'archived'
  const isStore = isArchive || filter === 'closed'
  return (
    <chakra.div
      display="grid"
      justifyItems="center"
      gap="1"
      paddingBlock="4"
      paddingInline="2"
      textAlign="center"
    >
      <chakra.svg
        viewBox="0 0 96 80"
        width="96px"
        height="80px"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        color={isStore ? 'muted' : 'good'}
        aria-hidden="true"
      >
        {isStore ? (
          <path d="M18 22h60v14H18zM24 36v30h48V36M40 48h16" />
        ) : (
          <>
            <circle cx="48" cy="40" r="28" />
            <path d="m35 41 9 9 17-19" />
            <path d="M12 14v8M8 18h8M84 58v8M80 62h8" opacity="0.5" strokeWidth="2" />
          </>
        )}
      </chakra.svg>
      <chakra.p fontWeight="700">{t(titles[filter])}</chakra.p>
      {isArchive && (
        <chakra.p fontSize="sm" color="muted">
          {t('archiveEmptyHelp')}
        </chakra.p>
      )}
    </chakra.div>
  )
}
