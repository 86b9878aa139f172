import { chakra } from '@chakra-ui/react'
import type { ReplyOf } from '@gatehouse/contracts/endpoint'
import { type readSecurityQuestion, showSecurityAnswer } from '@gatehouse/contracts/portal/account'
import { type RefObject, useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { text } from './messages.ts'
import { titleCase } from './title-case.ts'

interface CurrentQuestionProps extends ReplyOf<typeof readSecurityQuestion> {
  ref: RefObject<HTMLDivElement | null>
}

/** The answer is masked until the user shows it: the call itself opens the step-up dialog. */
export function CurrentQuestion({ ref, question, hasAnswer }: CurrentQuestionProps) {
  const t = useText(text)
  const [shown, setShown] = useState(false)
  const [answer, setAnswer] = useState<string | null>(null)
  const show = useAction(async () => {
    if (answer === null) setAnswer((await call(showSecurityAnswer, {})).answer)
    setShown(true)
  })
  return (
    <Card ref={ref} tabIndex={-1} outline="none" scrollMarginTop="96px">
      {question ? (
        <chakra.dl display="grid" gap="1">
          <div>
            <Term>{t('currentQuestion')}</Term>
            <chakra.dd fontWeight="600">{titleCase(question)}</chakra.dd>
          </div>
          <div>
            <Term>{t('currentAnswer')}</Term>
            <chakra.dd display="flex" alignItems="center" gap="1" flexWrap="wrap">
              {shown ? <strong>{answer}</strong> : <Masked>{t('hidden')}</Masked>}
              {hasAnswer && (
                <Button
                  look="plain"
                  aria-label={t(shown ? 'hideAnswer' : 'showAnswer')}
                  onClick={shown ? () => setShown(false) : show.run}
                >
                  {t(shown ? 'hide' : 'show')}
                </Button>
              )}
            </chakra.dd>
          </div>
        </chakra.dl>
      ) : (
        <p>{t('none')}</p>
      )}
      {show.error !== undefined && <Failure error={show.error} onRetry={show.run} />}
    </Card>
  )
}

const Term = chakra('dt', { base: { fontSize: 'sm', color: 'muted' } })

/** Of fixed length, so that it does not reveal the answer's. */
function Masked({ children }: { children: string }) {
  return (
    <>
      <chakra.span aria-hidden="true" letterSpacing="0.15em">
        ••••••••
      </chakra.span>
      <chakra.span srOnly>{children}</chakra.span>
    </>
  )
}
