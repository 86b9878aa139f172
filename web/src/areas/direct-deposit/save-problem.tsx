import { rules } from '@gatehouse/contracts/rules/rule'
import { useRuleText } from '../../forms/rule-text/use-rule-text.ts'
import { useText } from '../../language/use-text.ts'
import { hasCode, PortalError } from '../../portal/portal-error.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Failure } from '../../ui/failure.tsx'
import { ProblemBox } from '../../ui/problem-box.tsx'
import { UpstreamSentence } from '../../ui/upstream-sentence.tsx'
import { useAccountName } from './account-name.tsx'
import { DepositList } from './deposit-list.tsx'
import type { Entry } from './entries.ts'
import { text } from './messages.ts'
import type { UnknownSave } from './use-deposit-save.ts'
import { useFieldLabels } from './use-field-labels.ts'

interface UnknownOutcome extends Pick<UnknownSave, 'check'> {
  stored: readonly Entry[]
  isSame: boolean
  onCheck: () => void
  discardLabel: string
  onDiscard: () => void
}

interface SaveProblemProps {
  error: unknown
  entries: readonly Entry[]
  /** After a save without an outcome: the list on file, and whether it is the one before the save. */
  unknown: UnknownOutcome | undefined
  onRetry: () => void
}

export function SaveProblem({ error, entries, unknown, onRetry }: SaveProblemProps) {
  const t = useText(text)
  const invalid = useInvalidEntries(error, entries)
  if (unknown)
    return (
      <ProblemBox
        message={t('unknown')}
        takesFocus
        details={
          <>
            <p aria-live="polite">{t(unknownText(unknown))}</p>
            {unknown.check === 'done' && <DepositList entries={unknown.stored} />}
          </>
        }
      >
        <ButtonRow>
          <Button onClick={unknown.onCheck}>{t('checkAgain')}</Button>
          {unknown.check === 'done' && !unknown.isSame && (
            <Button onClick={unknown.onDiscard}>{unknown.discardLabel}</Button>
          )}
        </ButtonRow>
      </ProblemBox>
    )
  if (error === undefined) return null
  if (invalid.length > 0)
    return (
      <ProblemBox
        message={t('refused')}
        error={error}
        takesFocus
        details={invalid.map(({ key, problem }) => <p key={key}>{problem}</p>)}
      />
    )
  if (hasCode(error, 'entry-changed'))
    return (
      <ProblemBox message={t('busy')} error={error} takesFocus>
        <Button onClick={onRetry}>{t('tryAgain')}</Button>
      </ProblemBox>
    )
  if (hasCode(error, 'deposits-refused'))
    return (
      <ProblemBox
        message={<UpstreamSentence sentence={error.problem?.upstreamMessage} own={t('refused')} />}
        error={error}
        takesFocus
      />
    )
  return <Failure error={error} onRetry={onRetry} inForm />
}

function unknownText({ check, isSame }: UnknownOutcome) {
  if (check === 'reading') return 'unknownReading'
  if (check === 'failed') return 'unknownFailed'
  return isSame ? 'unknownSame' : 'unknownOther'
}

/** Errors of the gateway at single entries, such as `deposits[2].routingNumber`, in words. */
function useInvalidEntries(error: unknown, entries: readonly Entry[]) {
  const t = useText(text)
  const ruleTextOf = useRuleText()
  const accountName = useAccountName()
  const labels: Readonly<Record<string, string>> = useFieldLabels()
  const errors = error instanceof PortalError ? (error.problem?.errors ?? []) : []
  return errors.flatMap(({ field, rule }) => {
    const [, index, name = ''] = /^deposits\[(\d+)\]\.(\w+)$/.exec(field) ?? []
    const entry = entries[Number(index)]
    const known = rules.find((one) => one === rule)
    if (!entry || !known) return []
    const problem = ruleTextOf(known, { label: labels[name] ?? '', limit: '100' })
    return [
      {
        key: `${field} ${rule}`,
        problem: t('problemAt', { account: accountName(entry), problem }),
      },
    ]
  })
}
