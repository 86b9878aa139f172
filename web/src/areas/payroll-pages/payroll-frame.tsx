import { chakra } from '@chakra-ui/react'
import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import type { FramedPage } from '@gatehouse/contracts/portal/payroll-page-names'
import { readPayrollPage } from '@gatehouse/contracts/portal/payroll-pages'
import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { PortalError } from '../../portal/portal-error.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { ProblemBox } from '../../ui/problem-box.tsx'
import { useAction } from '../../ui/use-action.ts'
import { text } from './messages.ts'
import { PayrollPageLink } from './payroll-page-link.tsx'

interface PayrollFrameProps {
  page: FramedPage
  title: string
  /** Beside the link that opens the page in a window. */
  children?: ReactNode
}

/**
 * A page of the payroll host in a frame that can do nothing; or the reason why not [3 §2]. It is read
 * before each showing: a frame that fails shows nothing of use.
 */
export function PayrollFrame({ page, title, children }: PayrollFrameProps) {
  const t = useText(text)
  const [isReady, setReady] = useState(false)
  const input = { params: { page } }
  const { error, run } = useAction(async () => {
    await call(readPayrollPage, input)
    setReady(true)
  })
  useEffect(() => run(), [])
  return (
    <chakra.div display="grid" gap="2">
      <ButtonRow>
        <PayrollPageLink page={page}>{t('open', { title: t(`title-${page}`) })}</PayrollPageLink>
        {children}
      </ButtonRow>
      {error !== undefined && <FrameProblem error={error} onRetry={run} />}
      {!isReady && error === undefined && <PageSkeleton />}
      {isReady && (
        <chakra.iframe
          title={title}
          src={endpointUrl(readPayrollPage, input)}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          width="100%"
          height="800px"
          border="1px solid"
          borderColor="line"
          borderRadius="card"
          bg="white"
        />
      )}
    </chakra.div>
  )
}

function FrameProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText(text)
  const code = error instanceof PortalError ? error.problem?.code : undefined
  if (code === 'payroll-page-refused') return <Notice>{t('notAuthorized')}</Notice>
  if (code === 'not-found') return <Notice>{t('notForYou')}</Notice>
  const isTooLarge = code === 'upstream-response-too-large'
  if (isTooLarge || !code?.startsWith('upstream-'))
    return <Failure error={error} onRetry={onRetry} />
  return (
    <ProblemBox message={t('noAnswer')} error={error}>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </ProblemBox>
  )
}
