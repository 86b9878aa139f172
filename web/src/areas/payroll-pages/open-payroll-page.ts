import type { PayrollPage } from '@gatehouse/contracts/portal/payroll-page-names'
import { openPayrollWindow } from '@gatehouse/contracts/portal/payroll-pages'
import { call } from '../../portal/call.ts'
import { openSessionWindow } from '../../portal/open-session-window.ts'

async function launchUrlOf(page: PayrollPage): Promise<string> {
  const { url } = await call(openPayrollWindow, { body: { page } })
  return new URL(url, location.origin).href
}

/**
 * Opens a page of the payroll host in a window that closes with the session. Resolves to false when
 * blocked; throws a PortalError. Call it within a press.
 */
export async function openPayrollPage(page: PayrollPage, title: string): Promise<boolean> {
  const opened = openSessionWindow(title)
  if (!opened) return false
  try {
    opened.location.replace(await launchUrlOf(page))
    return true
  } catch (error) {
    opened.close()
    throw error
  }
}

/** Leads this window to the payroll host. */
export async function goToPayrollPage(page: PayrollPage) {
  location.replace(await launchUrlOf(page))
}
