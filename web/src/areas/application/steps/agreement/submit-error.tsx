import { chakra } from '@chakra-ui/react'
import { useText } from '../../../../language/use-text.ts'
import { PortalError } from '../../../../portal/portal-error.ts'
import { ProblemBox } from '../../../../ui/problem-box.tsx'
import { UpstreamText } from '../../../../ui/upstream-text.tsx'
import { text } from './messages.ts'

export interface SubmitErrorProps {
  message: 'notSent' | 'changedElsewhere' | 'invalidFields' | 'workerRejected' | 'rejected'
  error?: unknown
}

/** A submission that was rejected or did not end, with the upstream's message if there is one [2 §8]. */
export function SubmitError({ message, error }: SubmitErrorProps) {
  const t = useText(text)
  const upstreamMessage = error instanceof PortalError ? error.problem?.upstreamMessage : undefined
  const details = (
    <>
      {upstreamMessage && (
        <chakra.p overflowWrap="anywhere">
          <UpstreamText>{upstreamMessage}</UpstreamText>
        </chakra.p>
      )}
      <p>{t('nothingLost')}</p>
    </>
  )
  return (
    <ProblemBox
      message={t(message)}
      error={error}
      takesFocus
      isAnnounced={message !== 'invalidFields'}
      details={details}
    />
  )
}
