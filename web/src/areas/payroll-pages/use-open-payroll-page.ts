import type { PayrollPage } from '@gatehouse/contracts/portal/payroll-page-names'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../language/message.ts'
import { useText } from '../../language/use-text.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { useAction } from '../../ui/use-action.ts'
import { text } from './messages.ts'
import { openPagePath } from './open-page-path.ts'
import { openPayrollPage } from './open-payroll-page.ts'

/**
 * Attributes of a link that opens a payroll page; a blocked window becomes the page with a link.
 * `onPress` runs first, to close a menu over the page.
 */
export function useOpenPayrollPage(page: PayrollPage, onPress?: () => void) {
  const t = useText(text)
  const alerts = useAlerts()
  const navigate = useNavigate()
  const { run } = useAction(
    async () => {
      const isOpen = await openPayrollPage(page, t('opening'))
      if (!isOpen) await navigate(`${openPagePath(page)}?blocked`)
    },
    (error) => {
      alerts.raise('error', messageOf(text, 'notOpened'), { error })
      return true
    },
  )
  return {
    href: openPagePath(page),
    target: '_blank',
    rel: 'noopener noreferrer',
    'data-track': `open-payroll-${page}`,
    onClick(event: MouseEvent) {
      // Other presses are the browser's own: in a new tab, or a download.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      run()
      onPress?.()
    },
  }
}
