import { chakra } from '@chakra-ui/react'
import { readSecurityQuestion } from '@gatehouse/contracts/portal/account'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { useRead } from '../../../portal/use-read.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { CurrentQuestion } from './current-question.tsx'
import { text } from './messages.ts'
import { QuestionForm } from './question-form.tsx'

/** The current question and answer, and new ones [1 §2 Security Question]. */
export function SecurityQuestionTab() {
  const t = useText(text)
  const read = useRead(readSecurityQuestion, {})
  const [times, setTimes] = useState(0)
  const current = useRef<HTMLDivElement>(null)

  // The form that had the focus begins anew; what it has changed is what comes next.
  useEffect(() => {
    if (times > 0) current.current?.focus()
  }, [times])

  return (
    <chakra.div display="grid" gap="3" maxWidth="640px">
      <chakra.p color="muted">{t('lead')}</chakra.p>
      <Loaded read={read}>
        {(data) => (
          <>
            <CurrentQuestion ref={current} key={`current ${times}`} {...data} />
            <QuestionForm
              key={`form ${times}`}
              onUpdated={(saved) => {
                void read.mutate(saved, false)
                setTimes(times + 1)
              }}
            />
          </>
        )}
      </Loaded>
    </chakra.div>
  )
}
