import { chakra } from '@chakra-ui/react'
import type { Notification } from '@gatehouse/contracts/portal/notifications'
import { useMemo, useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Cards } from './cards.tsx'
import { ClosedList } from './closed-list.tsx'
import { EmptyInbox } from './empty-inbox.tsx'
import { FilterButtons } from './filter-buttons.tsx'
import { applyFilter, type Filter, isClosable } from './filters.ts'
import { focusFirst, panelTitleId } from './focus-targets.ts'
import { text } from './messages.ts'
import { PanelSkeleton } from './panel-skeleton.tsx'
import type { Actions } from './use-actions.ts'
import type { Inbox } from './use-inbox.ts'

interface PanelProps {
  inbox: Inbox
  actions: Actions
  detailOpen: boolean
  onOpen: (notification: Notification) => void
  onClose: () => void
}

export function Panel({ inbox, actions, detailOpen, onOpen, onClose }: PanelProps) {
  const t = useText(text)
  const [filter, setFilter] = useState<Filter>('all')
  const { notifications, error, saveFailure, retry } = inbox
  const visible = useMemo(() => applyFilter(filter, notifications ?? []), [filter, notifications])
  const closable = visible.filter(isClosable)
  const isEmpty = closable.length === 0
  const loadError = notifications ? undefined : error
  const displayedError = saveFailure ? (saveFailure.error ?? saveFailure) : loadError

  const closeAll = () => {
    if (isEmpty) return
    void actions.dismissAll(closable)
    focusFirst(panelTitleId)
  }

  return (
    <SidePanel
      title={t('title')}
      titleId={panelTitleId}
      closeLabel={t('close')}
      width="300px"
      onClose={onClose}
      hostsAlerts={!detailOpen}
    >
      <FilterButtons value={filter} onChange={setFilter} />
      {(filter === 'all' || filter === 'unread') && (
        <chakra.div display="flex" justifyContent="flex-end">
          <Button look="plain" aria-disabled={isEmpty} onClick={closeAll}>
            {t('closeAll')}
          </Button>
        </chakra.div>
      )}
      <chakra.div display="grid" gap="1" paddingTop={filter === 'closed' ? '1' : '0'}>
        {displayedError !== undefined && <Failure error={displayedError} onRetry={retry} />}
        {filter === 'closed' ? (
          <ClosedList actions={actions} onOpen={onOpen} />
        ) : (
          <>
            {!notifications && !error && <PanelSkeleton />}
            {filter === 'all' && isEmpty && visible.length > 0 && <EmptyInbox filter={filter} />}
            {notifications && (
              <Cards
                key={filter}
                notifications={visible}
                actions={actions}
                onOpen={onOpen}
                emptyState={<EmptyInbox filter={filter} />}
              />
            )}
          </>
        )}
      </chakra.div>
    </SidePanel>
  )
}
