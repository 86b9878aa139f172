import { chakra } from '@chakra-ui/react'
import { useDateTime } from '../../../language/use-date-time.ts'
import { useText } from '../../../language/use-text.ts'
import { saveFile } from '../../../portal/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { FactRows } from '../../../ui/fact-rows.tsx'
import { Illustration } from '../../../ui/illustration.tsx'
import { SupportPhone } from '../../../ui/support-phone.tsx'
import { text } from './messages.ts'
import type { Receipt } from './receipt.ts'

/** The facts of a sent application, the next steps, and ways to keep them. */
export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const t = useText(text)
  const dateTimeOf = useDateTime()
  const { title, company, place, referenceId, sentAt } = receipt
  const facts = [
    [t('job'), title],
    [t('company'), company],
    [t('place'), place],
    [t('reference'), referenceId],
    [t('sentAt'), dateTimeOf(sentAt)],
  ] as const
  const save = () => {
    const known = facts.filter(([, fact]) => fact)
    const lines = [t('title'), '', ...known.map(([label, fact]) => `${label}: ${fact}`)]
    const content = new Blob([`${lines.join('\r\n')}\r\n`], { type: 'text/plain;charset=utf-8' })
    saveFile(t('fileName', { id: receipt.jobId }), content)
  }
  return (
    <>
      <Illustration path="M34 34l10 10 18-20" />
      <FactRows rows={facts} />
      <div>
        <chakra.h3 fontWeight="700">{t('next')}</chakra.h3>
        <chakra.ul paddingInlineStart="3" listStyleType="disc">
          <li>{t('nextRead', { company })}</li>
          <li>{t('nextOnce')}</li>
          <li>{t.rich('nextCall', { phone: () => <SupportPhone /> })}</li>
        </chakra.ul>
      </div>
      <chakra.div display="flex" flexWrap="wrap" gap="1" data-not-printed="">
        <Button width="auto" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button width="auto" onClick={save}>
          {t('save')}
        </Button>
      </chakra.div>
    </>
  )
}
