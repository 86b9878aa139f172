import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../../../language/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { type Entry, type EntryKind, entryKinds } from '../../../resume/entries/entry-kinds.ts'
import { offerButtonId } from '../../../resume/entries/entry-list.tsx'
import { text as entryText } from '../../../resume/entries/messages.ts'
import { useSummary } from '../../../resume/entries/use-summary.ts'
import { useApplication } from '../../model/application-context.ts'
import { offersOf } from './draft-entries.ts'
import { text } from './messages.ts'

interface OffersProps {
  kind: EntryKind
  listId: string
  onAdd: (offer: Entry) => void
}

/** Entries of the résumé that are not required, to be added one by one or left out together. */
export function Offers({ kind, listId, onAdd }: OffersProps) {
  const t = useText(text)
  const e = useText(entryText)
  const summaryOf = useSummary()
  const { application, values, change } = useApplication()
  const heading = useRef<HTMLHeadingElement>(null)
  const offers = offersOf(application.offers, values, kind)
  if (offers.length === 0) return null
  const count = offers.length
  const isLeftOut = values.leftOut[kind] === 'yes'
  const leaveOut = (leftOut: 'yes' | '') => {
    flushSync(() =>
      change((current) => ({ ...current, leftOut: { ...current.leftOut, [kind]: leftOut } })),
    )
    if (!leftOut) heading.current?.focus()
  }

  return (
    <Card padding="2" display="grid" gap="1">
      {!isLeftOut && (
        <>
          <chakra.h5 ref={heading} tabIndex={-1} outline="none" fontWeight="600">
            {t('addToo', { count })}
          </chakra.h5>
          <chakra.p color="muted">{t('addTooLead', { count })}</chakra.p>
          <chakra.ul listStyleType="none" display="grid">
            {offers.map((offer, index) => (
              <Offer
                key={offer.id}
                name={
                  entryKinds[kind].heading(offer) || e('unnamed', { number: String(index + 1) })
                }
                summary={summaryOf(kind, offer)}
                buttonId={offerButtonId(listId, offer)}
                onAdd={() => onAdd(offer)}
              />
            ))}
          </chakra.ul>
        </>
      )}
      <div>
        <chakra.p role="status" paddingBottom={isLeftOut ? '1' : '0'}>
          {isLeftOut && t('leftOut', { count })}
        </chakra.p>
        <Button onClick={() => leaveOut(isLeftOut ? '' : 'yes')}>
          {t(isLeftOut ? 'showAgain' : 'leaveOut', { count })}
        </Button>
      </div>
    </Card>
  )
}

interface OfferProps {
  name: string
  summary: string
  buttonId: string
  onAdd: () => void
}

function Offer({ name, summary, buttonId, onAdd }: OfferProps) {
  const t = useText(text)
  return (
    <chakra.li
      display="flex"
      justifyContent="space-between"
      alignItems="center"
      gap="1"
      borderTop="1px solid"
      borderColor="line"
      paddingBlock="half"
    >
      <div>
        <chakra.p fontWeight="600" overflowWrap="anywhere">
          {name}
        </chakra.p>
        <chakra.p color="muted" fontSize="sm" fontVariantNumeric="tabular-nums">
          {summary}
        </chakra.p>
      </div>
      <Button look="plain" id={buttonId} onClick={onAdd}>
        {t.rich('addOffer', { name: () => <chakra.span srOnly>{name}</chakra.span> })}
      </Button>
    </chakra.li>
  )
}
