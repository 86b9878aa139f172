import { chakra } from '@chakra-ui/react'
import type { ReplyOf } from '@gatehouse/contracts/endpoint'
import type { readSecurityQuestion } from '@gatehouse/contracts/portal/account'
import { type RefObject, useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { text } from './messages.ts'
import { titleCase } from './title-case.ts'

interface CurrentQuestionProps extends ReplyOf<typeof readSecurityQuestion> {
  ref: RefObject<HTMLDivElement | null>
}

/** The answer is masked until the user reveals it. */
export function CurrentQuestion({ ref, question, answer }: CurrentQuestionProps) {
  const t = useText(text)
  const [shown, setShown] = useState(false)
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
              {answer && (
                <Button
                  look="plain"
                  aria-label={t(shown ? 'hideAnswer' : 'showAnswer')}
                  onClick={() => setShown(!shown)}
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
