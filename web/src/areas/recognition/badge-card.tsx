import { chakra } from '@chakra-ui/react'
import type { Badge } from '@gatehouse/contracts/portal/recognition'
import { useDate } from '../../language/use-date.ts'
import { useText } from '../../language/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { UpstreamText } from '../../ui/upstream-text.tsx'
import { BadgeDrawing } from './badge-drawing.tsx'
import { text } from './messages.ts'

export function BadgeCard({ badge }: { badge: Badge }) {
  const t = useText(text)
  const { name, description, comments } = badge
  return (
    <Card display="flex" gap={{ base: '2', md: '3' }} height="100%">
      <BadgeDrawing name={name} />
      <chakra.div display="grid" gap="1" alignContent="start" minWidth="0" overflowWrap="anywhere">
        <chakra.h2 fontSize="lg" fontWeight="700" lineHeight="1.3">
          <UpstreamText>{name}</UpstreamText>
        </chakra.h2>
        {description && (
          <p>
            <UpstreamText>{description}</UpstreamText>
          </p>
        )}
        {comments && (
          <chakra.blockquote
            borderInlineStart="3px solid"
            borderColor="accent"
            paddingInlineStart="2"
            fontStyle="italic"
          >
            <UpstreamText>{t('quoted', { words: comments })}</UpstreamText>
          </chakra.blockquote>
        )}
        <SubmissionLine badge={badge} />
      </chakra.div>
    </Card>
  )
}

function SubmissionLine({ badge: { submittedOn, submittedBy } }: { badge: Badge }) {
  const t = useText(text)
  const dateOf = useDate()
  const date = submittedOn && dateOf(submittedOn)
  const line =
    date && submittedBy
      ? t('submitted', { date, submitter: submittedBy })
      : date
        ? t('submittedOn', { date })
        : submittedBy && t('submittedBy', { submitter: submittedBy })
  return line ? (
    <chakra.p color="muted" fontSize="sm">
      {line}
    </chakra.p>
  ) : null
}
