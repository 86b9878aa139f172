import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DepositList } from './deposit-list.tsx'
import { changeOf, type Entry } from './entries.ts'
import { text } from './messages.ts'

const marks = { added: 'added', changed: 'changed', moved: 'movedMark' } as const

interface ReviewDialogProps {
  before: readonly Entry[]
  after: readonly Entry[]
  onConfirm: () => void
  onCancel: () => void
}

/** Both lists before the save; a warning instead if no account is left [3 §4]. */
export function ReviewDialog({ before, after, onConfirm, onCancel }: ReviewDialogProps) {
  const t = useText(text)
  if (after.length === 0)
    return (
      <Dialog
        title={t('emptyTitle')}
        description={t('emptyWarning')}
        width="560px"
        onBack={onCancel}
      >
        <ButtonRow>
          <Button look="primary" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button onClick={onConfirm}>{t('continue')}</Button>
        </ButtonRow>
      </Dialog>
    )
  const isRemoved = ({ id }: Entry) => !after.some((one) => one.id === id)
  const markOf = (entry: Entry) => {
    const change = changeOf(entry, before, after)
    return change && t(marks[change])
  }
  return (
    <Dialog title={t('reviewTitle')} description={t('reviewLead')} width="720px" onBack={onCancel}>
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        marginBottom="3"
      >
        <Column title={t('before')}>
          <DepositList entries={before} mark={(entry) => isRemoved(entry) && t('removed')} />
        </Column>
        <Column title={t('after')}>
          <DepositList entries={after} mark={markOf} />
        </Column>
      </chakra.div>
      <ButtonRow>
        <Button look="primary" onClick={onConfirm}>
          {t('confirmSave')}
        </Button>
        <Button onClick={onCancel}>{t('goBack')}</Button>
      </ButtonRow>
    </Dialog>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section aria-label={title} display="grid" gap="1" alignContent="start">
      <chakra.h3 fontWeight="700">{title}</chakra.h3>
      {children}
    </chakra.section>
  )
}
