import { chakra } from '@chakra-ui/react'
import type { Notification } from '@gatehouse/contracts/portal/notifications'
import { useMemo, useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Cards } from './cards.tsx'
import { FilterButtons } from './filter-buttons.tsx'
import { type Filter, shownBy } from './filters.ts'
import { text } from './messages.ts'
import { NothingHere } from './nothing-here.tsx'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { firstOf, panelTitleId } from './places.ts'
import type { Actions } from './use-actions.ts'
import type { Inbox } from './use-inbox.ts'

interface PanelProps {
  inbox: Inbox
  actions: Actions
  isReading: boolean
  onRead: (one: Notification) => void
  onClose: () => void
}

/** All notifications, or some of them, and what to do with each [1 §2 Notifications panel]. */
export function Panel({ inbox, actions, isReading, onRead, onClose }: PanelProps) {
  const t = useText(text)
  const [filter, setFilter] = useState<Filter>('all')
  const { notifications, error, unsaved, retry } = inbox
  const shown = useMemo(() => shownBy(filter, notifications ?? []), [filter, notifications])
  const none = shown.length === 0
  const fault = unsaved ? (unsaved.fault ?? unsaved) : notifications ? undefined : error

  const closeAll = () => {
    if (none) return
    actions.dismissAll(shown)
    firstOf(panelTitleId)?.focus()
  }

  return (
    <SidePanel
      title={t('title')}
      titleId={panelTitleId}
      closeLabel={t('close')}
      width="300px"
      onClose={onClose}
      hostsAlerts={!isReading}
    >
      <FilterButtons chosen={filter} onChoose={setFilter} />
      <chakra.div display="flex" justifyContent="flex-end">
        <Button look="plain" aria-disabled={none} onClick={closeAll}>
          {t('closeAll')}
        </Button>
      </chakra.div>
      <chakra.div display="grid" gap="1">
        {fault !== undefined && <Failure fault={fault} onRetry={retry} />}
        {!notifications && !error && <PanelSkeleton />}
        {notifications && (
          <Cards
            key={filter}
            notifications={shown}
            actions={actions}
            onRead={onRead}
            whenNone={<NothingHere filter={filter} />}
          />
        )}
      </chakra.div>
    </SidePanel>
  )
}
