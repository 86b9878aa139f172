import { chakra } from '@chakra-ui/react'
import { call } from '../../../portal/call.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonRow } from '../../../ui/button-row.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { useAudience } from '../../jobs/audience.ts'
import type { Autosave } from '../autosave/autosave.ts'
import { draftEndpoints } from '../model/draft-endpoints.ts'

const Dialog = lazyPart(async () => (await import('../../../ui/dialog.tsx')).Dialog)

interface DiscardDialogProps {
  jobId: string
  autosave: Autosave
  question: { title: string; lead: string; keep: string; discard: string }
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before a draft is deleted, with what was not saved of it. */
export function DiscardDialog(props: DiscardDialogProps) {
  const { jobId, autosave, question, onKeep, onDiscard } = props
  const { worker } = useAudience()
  const discard = useAction(async () => {
    await call(draftEndpoints(worker).discard, { params: { id: jobId } })
    autosave.discard()
    onDiscard()
  })

  return (
    <Dialog title={question.title} description={question.lead} width="440px" onBack={onKeep}>
      <chakra.div display="grid" gap="2">
        {discard.error !== undefined && <Failure error={discard.error} onRetry={discard.run} />}
        <ButtonRow>
          <Button look="primary" onClick={onKeep}>
            {question.keep}
          </Button>
          <Button aria-disabled={discard.busy} onClick={() => discard.run()}>
            {question.discard}
          </Button>
        </ButtonRow>
      </chakra.div>
    </Dialog>
  )
}
