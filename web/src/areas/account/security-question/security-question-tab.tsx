import { chakra } from '@chakra-ui/react'
import { readSecurityQuestion } from '@gatehouse/contracts/portal/account'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { setCached, useRead } from '../../../portal/use-read.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { CurrentQuestion } from './current-question.tsx'
import { text } from './messages.ts'
import { QuestionForm } from './question-form.tsx'

/** Shows and changes the security question [1 §2 Security Question]. */
export function SecurityQuestionTab() {
  const t = useText(text)
  const read = useRead(readSecurityQuestion, {})
  const [updates, setUpdates] = useState(0)
  const current = useRef<HTMLDivElement>(null)

  // The form with the focus is remounted; the changed question takes the focus.
  useEffect(() => {
    if (updates > 0) current.current?.focus()
  }, [updates])

  return (
    <chakra.div display="grid" gap="3" maxWidth="640px">
      <chakra.p color="muted">{t('lead')}</chakra.p>
      <Loaded read={read}>
        {(data) => (
          <>
            <CurrentQuestion ref={current} key={`current ${updates}`} {...data} />
            <QuestionForm
              key={`form ${updates}`}
              onUpdated={(question) => {
                void setCached(readSecurityQuestion, {}, { question, hasAnswer: true })
                setUpdates(updates + 1)
              }}
            />
          </>
        )}
      </Loaded>
    </chakra.div>
  )
}
