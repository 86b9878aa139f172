import { chakra } from '@chakra-ui/react'
import { useLanguage } from '../language/language.tsx'
import { messageIn } from '../language/message.ts'
import { useRaisedError } from './alerts.tsx'
import { Button } from './button.tsx'
import { ProblemBox } from './problem-box.tsx'
import { MessageWithPhone } from './support-phone.tsx'

/** The last error alert, which stays in the page when the alert is gone. */
export function RaisedError() {
  const [language] = useLanguage()
  const error = useRaisedError()
  if (!error) return null
  const { message, action, cause } = error
  return (
    <chakra.div marginBlock="2">
      <ProblemBox
        message={<MessageWithPhone message={messageIn(message, language)} />}
        error={cause}
        isAnnounced={false}
      >
        {action && <Button onClick={action.act}>{messageIn(action.label, language)}</Button>}
      </ProblemBox>
    </chakra.div>
  )
}
