import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { TickBox } from '../../../ui/tick-box.tsx'
import { useAudience } from '../../jobs/audience.ts'
import { useApplying } from '../applying-context.ts'
import { Standby } from '../standby.tsx'
import { text } from './messages.ts'
import { Refused } from './refused.tsx'
import { Review } from './review.tsx'
import { Statement } from './statement.tsx'
import { useSubmit } from './use-submit.ts'

/** All answers once more, the statement, and the button that sends them [2 §5 Agreement]. */
export function Part() {
  const t = useText(text)
  const id = useId()
  const { internal } = useAudience()
  const { view } = useApplying()
  const [agreed, setAgreed] = useState(false)
  const [tried, setTried] = useState(false)
  const { sending, waiting, refusal, submit } = useSubmit()

  const press = () => {
    setTried(true)
    if (!agreed) return document.getElementById(`${id}-agree`)?.focus()
    void submit()
  }

  return (
    <chakra.div display="grid" gap="4">
      <Review />
      <chakra.section aria-labelledby={`${id}-statement`} display="grid" gap="2">
        <chakra.h4 id={`${id}-statement`} fontWeight="700">
          {t('statement')}
        </chakra.h4>
        <Statement />
        <TickBox
          id={`${id}-agree`}
          label={t('agree')}
          required
          error={tried && !agreed ? t('missing') : undefined}
          ticked={agreed}
          onChange={setAgreed}
        />
        <Standby waiting={waiting} />
        {refusal && <Refused {...refusal} />}
        <div>
          <Button
            look="primary"
            aria-disabled={!agreed || sending}
            aria-busy={sending}
            onClick={press}
          >
            {t(internal && view.who !== 'worker' ? 'handOver' : 'submit')}
            <chakra.span role="status" srOnly>
              {sending && t('sending')}
            </chakra.span>
          </Button>
        </div>
      </chakra.section>
    </chakra.div>
  )
}
