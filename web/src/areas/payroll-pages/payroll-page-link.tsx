import { chakra } from '@chakra-ui/react'
import type { PayrollPage } from '@gatehouse/contracts/portal/payroll-page-names'
import type { ReactNode } from 'react'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { text as uiText } from '../../ui/messages.ts'
import { WorkerIcon } from '../../ui/worker-icon.tsx'
import { useOpenPayrollPage } from './use-open-payroll-page.ts'

interface PayrollPageLinkProps {
  page: PayrollPage
  look?: 'primary' | 'quiet'
  children: ReactNode
}

/** Looks like a button; says that it opens a new window. */
export function PayrollPageLink({ page, look = 'quiet', children }: PayrollPageLinkProps) {
  const ui = useText(uiText)
  const link = useOpenPayrollPage(page)
  return (
    <Button asChild look={look}>
      <a {...link}>
        <span>
          {children}
          <chakra.span srOnly> {ui('opensNewWindow')}</chakra.span>
        </span>
        <WorkerIcon shape="newTab" size={18} />
      </a>
    </Button>
  )
}
