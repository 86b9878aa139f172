import { chakra } from '@chakra-ui/react'
import type { BodyOf } from '@gatehouse/contracts/endpoint'
import { addToProfile, type Profile } from '@gatehouse/contracts/portal/profile'
import { useEffect, useId, useState } from 'react'
import { Restored } from '../../../forms/restored/restored.tsx'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { EmploymentGaps } from '../../resume/entries/employment-gaps.tsx'
import { includesEntry, incompleteFields } from '../../resume/entries/entries.ts'
import type { Entry } from '../../resume/entries/entry-kinds.ts'
import {
  addButtonId,
  changeButtonId,
  EntryList,
  loadEntryDialog,
} from '../../resume/entries/entry-list.tsx'
import { FailedPart, useLastValue } from '../loaded-part.tsx'
import { text as profileText } from '../messages.ts'
import { SaveFailure } from '../save-failure.tsx'
import { useProfileSave } from '../use-profile-save.ts'
import { text } from './messages.ts'
import type { HistoryKind, NewHistories } from './new-histories.ts'
import { StoredEducation } from './stored-education.tsx'
import { StoredEmployment } from './stored-employment.tsx'

interface HistoriesFormProps {
  part: Profile['histories']
  retry: () => Promise<unknown>
  brand: string
  added: NewHistories
  /** Shown at Update Profile: what it does not save. */
  note: string | undefined
}

const noEntries: readonly Entry[] = []
const kinds: readonly HistoryKind[] = ['employment', 'education']

/** Entries on file, read-only, new ones, and Update Profile, which saves these [3 §2 Profile screen]. */
export function HistoriesForm({ part, retry, brand, added, note }: HistoriesFormProps) {
  const t = useText(text)
  const p = useText(profileText)
  const id = useId()
  const stored = useLastValue(part)
  const [saved, setSaved] = useState({ employment: noEntries, education: noEntries })
  const update = useProfileSave(async () => {
    const { employment, education } = added
    const body = { employment, education } as unknown as BodyOf<typeof addToProfile>
    await call(addToProfile, { body })
    setSaved({
      employment: [...saved.employment, ...employment],
      education: [...saved.education, ...education],
    })
    added.clear()
  }, t('updated'))
  const [submitted, setSubmitted] = useState(false)
  useEffect(() => void loadEntryDialog().catch(() => undefined), [])

  const onFile = (kind: HistoryKind): readonly Entry[] => stored?.[kind] ?? []
  /** Saved on this visit, and not yet in what the upstream answers. */
  const processing = (kind: HistoryKind) =>
    saved[kind].filter((entry) => !includesEntry(kind, onFile(kind), entry))
  const listed = (kind: HistoryKind) => [...onFile(kind), ...processing(kind)]

  const hasNone = (kind: HistoryKind) =>
    stored !== undefined && listed(kind).length === 0 && added[kind].length === 0
  const missing = kinds.filter(
    (kind) => hasNone(kind) && !(kind === 'employment' && added.noEmployment),
  )
  const [incomplete] = kinds.flatMap((kind) =>
    added[kind]
      .filter((entry) => incompleteFields(kind, entry).length > 0)
      .map((entry) => changeButtonId(`${id}-${kind}`, entry)),
  )
  const hasNothingNew = kinds.every((kind) => added[kind].length === 0)

  const submit = () => {
    if (update.busy) return
    setSubmitted(true)
    const [first] = missing
    const focusId = first ? addButtonId(`${id}-${first}`) : incomplete
    if (focusId) return document.getElementById(focusId)?.focus()
    if (hasNothingNew) return
    setSubmitted(false)
    update.run()
  }

  const listProps = (kind: HistoryKind) => ({
    kind,
    id: `${id}-${kind}`,
    heading: 'h2' as const,
    brand,
    entries: added[kind],
    onChange: added.changer(kind),
    needsReview: (entry: Entry) => added.unreviewed.includes(entry.id),
    onReview: added.markReviewed,
  })
  const storedProps = (kind: HistoryKind) => ({
    entries: listed(kind),
    brand,
    isProcessing: (entry: Entry) => processing(kind).includes(entry),
  })

  return (
    <>
      {added.restored && <Restored form={added} />}
      <FailedPart part={part} retry={retry} />
      <EntryList
        {...listProps('employment')}
        addDisabled={added.noEmployment}
        stored={
          listed('employment').length > 0 && <StoredEmployment {...storedProps('employment')} />
        }
        error={submitted && missing.includes('employment') ? t('employmentMissing') : undefined}
      >
        <EmploymentGaps employment={[...listed('employment'), ...added.employment] as never} />
        {hasNone('employment') && (
          <Checkbox
            id={`${id}-none`}
            label={t('none')}
            checked={added.noEmployment}
            onChange={added.setNoEmployment}
          />
        )}
      </EntryList>
      <EntryList
        {...listProps('education')}
        stored={listed('education').length > 0 && <StoredEducation {...storedProps('education')} />}
        error={submitted && missing.includes('education') ? t('educationMissing') : undefined}
      />
      <chakra.div display="grid" gap="2" maxWidth="720px">
        {update.error !== undefined && <SaveFailure error={update.error} onRetry={update.run} />}
        {submitted && missing.length === 0 && incomplete && (
          <FieldError id={`${id}-incomplete`}>{p('incomplete')}</FieldError>
        )}
        {submitted && missing.length === 0 && hasNothingNew && (
          <FieldError id={`${id}-nothing`} role="alert">
            {t('nothingNew')}
          </FieldError>
        )}
        <div>
          <Button
            look="primary"
            aria-disabled={update.busy}
            aria-busy={update.busy}
            onClick={submit}
          >
            {t('update')}
          </Button>
          {note && <chakra.p color="muted">{note}</chakra.p>}
        </div>
      </chakra.div>
    </>
  )
}
