import { chakra } from '@chakra-ui/react'
import { readSelfIdentification } from '@gatehouse/contracts/portal/self-identification'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useUpstreamValue } from '../../language/upstream-values/use-upstream-value.ts'
import { useText } from '../../language/use-text.ts'
import { PortalError } from '../../portal/portal-error.ts'
import { redirectFrom } from '../../portal/redirect-from.ts'
import { leaveIfSignedOut } from '../../portal/signed-out.ts'
import { load, revalidate, setCached, useRead } from '../../portal/use-read.ts'
import { FactRows } from '../../ui/fact-rows.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { text as fieldText } from './field-messages.ts'
import { text } from './messages.ts'
import type { Answers } from './self-identification-fields.tsx'
import { SelfIdentificationForm } from './self-identification-form.tsx'

function paramsOf(query: URLSearchParams) {
  return {
    candidateId: query.get('candidateId') ?? '',
    applicationId: query.get('applicationId') ?? '',
  }
}

/**
 * A link that cannot be used leads to the root [3 §2 Time & Payment routes]; a failure of a system is
 * told, with Retry.
 */
export async function loader({ request }: { request: Request }) {
  const params = paramsOf(new URL(request.url).searchParams)
  try {
    await load(readSelfIdentification, { params })
  } catch (error) {
    if (leaveIfSignedOut(error)) return null
    throw isUseless(error) ? redirectFrom(request, '/') : error
  }
  return null
}

/** There is no such application of this person, rather than a failure. */
function isUseless(error: unknown): boolean {
  return error instanceof PortalError && (error.problem?.status ?? 500) < 500
}

/** Self-identification by a link in a mail; answers that are all on file are read-only. */
export function Component() {
  const t = useText(text)
  const [query] = useSearchParams()
  const params = paramsOf(query)
  const read = useRead(readSelfIdentification, { params })
  const [isSaved, setSaved] = useState(false)

  const onSaved = (answers: Answers) => {
    setSaved(true)
    if (read.data)
      void setCached(readSelfIdentification, { params }, { ...read.data, isOnFile: true, answers })
  }
  return (
    <Page title={t('title')} lead={t('lead')}>
      <chakra.div maxWidth="720px">
        <Loaded read={read}>
          {({ isOnFile, answers, choices }) =>
            isOnFile ? (
              <OnFile isSaved={isSaved} answers={answers} choices={choices} />
            ) : (
              <SelfIdentificationForm
                params={params}
                answers={answers}
                choices={choices}
                onSaved={onSaved}
                onLook={() => void revalidate(readSelfIdentification, { params })}
              />
            )
          }
        </Loaded>
      </chakra.div>
    </Page>
  )
}

interface OnFileProps {
  isSaved: boolean
  answers: Answers
  choices: Record<keyof Answers, readonly { id: string; name: string }[]>
}

/** Takes the focus from the form after a save. */
function OnFile({ isSaved, answers, choices }: OnFileProps) {
  const t = useText(text)
  const f = useText(fieldText)
  const translate = useUpstreamValue()
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isSaved) message.current?.focus()
  }, [isSaved])
  const nameOf = (question: keyof Answers) => {
    const answer = choices[question].find(({ id }) => id === answers[question])
    return answer ? translate(answer.name) : t('notOffered')
  }
  return (
    <chakra.div display="grid" gap="2">
      <Notice>
        <p ref={message} tabIndex={-1}>
          {t(isSaved ? 'saved' : 'onFile')}
        </p>
      </Notice>
      <FactRows
        rows={(['gender', 'ethnicity', 'veteran', 'disability'] as const).map((question) => [
          f(question),
          nameOf(question),
        ])}
      />
      <TextLink to="/announcements">{t('home')}</TextLink>
    </chakra.div>
  )
}
