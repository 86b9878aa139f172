import { chakra } from '@chakra-ui/react'
import type { BodyOf } from '@gatehouse/contracts/endpoint'
import { addToProfile, type Profile } from '@gatehouse/contracts/portal/profile'
import { useId, useState } from 'react'
import { Restored } from '../../../forms/restored/restored.tsx'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { EmploymentGaps } from '../../resume/entries/employment-gaps.tsx'
import { includesEntry, incompleteFields } from '../../resume/entries/entries.ts'
import type { Entry } from '../../resume/entries/entry-kinds.ts'
import { addButtonId, EntryList, focusIncomplete } from '../../resume/entries/entry-list.tsx'
import { text as entryText } from '../../resume/entries/messages.ts'
import { FailedPart, useLastValue } from '../loaded-part.tsx'
import { text as profileText } from '../messages.ts'
import { UpdateSection } from '../update-section.tsx'
import { useProfileSave } from '../use-profile-save.ts'
import { text } from './messages.ts'
import { type HistoryKind, historyKinds, type NewHistories } from './new-histories.ts'
import { StoredEducation } from './stored-education.tsx'
import { StoredEmployment } from './stored-employment.tsx'

interface HistoriesFormProps {
  part: Profile['histories']
  retry: () => Promise<unknown>
  brand: string
  newEntries: NewHistories
  /** Shown at Update Profile: what it does not save. */
  note: string | undefined
}

/** Entries on file, read-only, new ones, and Update Profile, which saves these [3 §2 Profile screen]. */
export function HistoriesForm({ part, retry, brand, newEntries, note }: HistoriesFormProps) {
  const t = useText(text)
  const e = useText(entryText)
  const p = useText(profileText)
  const id = useId()
  const stored = useLastValue(part)
  const { unsaved, noEmployment } = newEntries
  const update = useProfileSave(async () => {
    const { employment, education } = unsaved
    const body = { employment, education } as unknown as BodyOf<typeof addToProfile>
    await call(addToProfile, { body })
    newEntries.markSaved(unsaved)
  }, t('updated'))
  const [submitted, setSubmitted] = useState(false)

  /** Saved, and not yet in what the upstream answers. */
  const findProcessing = (kind: HistoryKind) =>
    newEntries.saved[kind].filter((entry) => !includesEntry(kind, stored?.[kind] ?? [], entry))
  const listEntries = (kind: HistoryKind): readonly Entry[] => [
    ...(stored?.[kind] ?? []),
    ...findProcessing(kind),
  ]
  const hasNone = (kind: HistoryKind) =>
    stored !== undefined && listEntries(kind).length === 0 && unsaved[kind].length === 0
  const missing = historyKinds.filter(
    (kind) => hasNone(kind) && !(kind === 'employment' && noEmployment),
  )
  const [incomplete] = historyKinds.flatMap((kind) =>
    unsaved[kind]
      .map((entry) => ({ kind, entry, fields: incompleteFields(kind, entry) }))
      .filter(({ fields }) => fields.length > 0),
  )
  const hasNothingNew = historyKinds.every((kind) => unsaved[kind].length === 0)

  const submit = () => {
    if (update.busy) return
    setSubmitted(true)
    const [first] = missing
    if (!first && incomplete)
      focusIncomplete(`${id}-${incomplete.kind}`, incomplete.entry, incomplete.fields)
    else document.getElementById(first ? addButtonId(`${id}-${first}`) : `${id}-update`)?.focus()
    if (first || incomplete || hasNothingNew) return
    setSubmitted(false)
    update.run()
  }

  const listProps = (kind: HistoryKind) => ({
    kind,
    id: `${id}-${kind}`,
    heading: 'h2' as const,
    brand,
    entries: unsaved[kind],
    onChange: newEntries.changerOf(kind),
    needsReview: (entry: Entry) => unsaved.unreviewed.includes(entry.id),
    onReview: newEntries.markReviewed,
    cardNote: p('unsaved'),
    busy: update.busy,
    showsErrors: submitted,
  })
  const storedProps = (kind: HistoryKind) => ({
    entries: listEntries(kind),
    brand,
    isProcessing: (entry: Entry) => newEntries.saved[kind].includes(entry),
  })

  return (
    <>
      <Restored form={newEntries} />
      <FailedPart name="histories" part={part} retry={retry} />
      <EntryList
        {...listProps('employment')}
        addDisabled={hasNone('employment') && noEmployment}
        stored={
          listEntries('employment').length > 0 && (
            <StoredEmployment {...storedProps('employment')} />
          )
        }
        error={submitted && missing.includes('employment') ? e('employmentMissing') : undefined}
      >
        {stored && (
          <EmploymentGaps employment={[...listEntries('employment'), ...unsaved.employment]} />
        )}
        {hasNone('employment') && (
          <Checkbox
            id={`${id}-none`}
            label={e('noPastEmployment')}
            checked={noEmployment}
            onChange={newEntries.setNoEmployment}
          />
        )}
      </EntryList>
      <EntryList
        {...listProps('education')}
        stored={
          listEntries('education').length > 0 && <StoredEducation {...storedProps('education')} />
        }
        error={submitted && missing.includes('education') ? e('educationMissing') : undefined}
      />
      <chakra.div display="grid" gap="2" maxWidth="720px">
        <UpdateSection
          id={id}
          label={t('update')}
          update={update}
          onUpdate={submit}
          isIncomplete={submitted && missing.length === 0 && incomplete !== undefined}
          nothingNew={submitted && missing.length === 0 && hasNothingNew && t('nothingNew')}
          note={note}
        />
      </chakra.div>
    </>
  )
}
