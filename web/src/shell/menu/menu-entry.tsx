import { chakra } from '@chakra-ui/react'
import type { PayrollPage } from '@gatehouse/contracts/portal/payroll-page-names'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useOpenPayrollPage } from '../../areas/payroll-pages/use-open-payroll-page.ts'
import { useText } from '../../language/use-text.ts'
import { text as uiText } from '../../ui/messages.ts'
import { WorkerIcon } from '../../ui/worker-icon.tsx'
import type { Entry } from './entries.ts'
import { icons } from './menu-items.ts'
import { MenuRow } from './menu-row.tsx'
import { text } from './messages.ts'

interface MenuEntryProps {
  entry: Entry
  /** Id of the text that explains why it is disabled. */
  disabledBy: string | undefined
  onSelect: () => void
}

export function MenuEntry({ entry, disabledBy, onSelect }: MenuEntryProps) {
  const label = <EntryLabel entry={entry} />
  const track = `menu-${toKebabCase(entry.label)}`
  // A link without href cannot be reached by the Tab key.
  if (disabledBy)
    return (
      <MenuRow
        type="button"
        role="link"
        aria-disabled="true"
        aria-describedby={disabledBy}
        onClick={onSelect}
      >
        {label}
      </MenuRow>
    )
  if (entry.payrollPage !== undefined)
    return (
      <PayrollEntry page={entry.payrollPage} track={track} onSelect={onSelect}>
        {label}
      </PayrollEntry>
    )
  return (
    <MenuRow asChild>
      <NavLink to={entry.to} end data-track={track} onClick={onSelect}>
        {label}
      </NavLink>
    </MenuRow>
  )
}

interface PayrollEntryProps {
  page: PayrollPage
  track: string
  onSelect: () => void
  children: ReactNode
}

function PayrollEntry({ page, track, onSelect, children }: PayrollEntryProps) {
  return (
    <MenuRow asChild>
      <a {...useOpenPayrollPage(page, onSelect)} data-track={track}>
        {children}
        <WorkerIcon shape="newTab" size={18} />
      </a>
    </MenuRow>
  )
}

function toKebabCase(label: string): string {
  return label.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Label, with the meaning of colour and icon in words. */
function EntryLabel({ entry: { label, group, payrollPage, urgent } }: { entry: Entry }) {
  const t = useText(text)
  const ui = useText(uiText)
  const icon = group ? undefined : icons[label]
  return (
    <chakra.span
      display="flex"
      gap="1"
      color={urgent ? 'danger' : 'inherit'}
      fontWeight={urgent ? '600' : 'inherit'}
    >
      {icon && <WorkerIcon shape={icon} />}
      <span>
        {t(label)}
        {(payrollPage ?? urgent) && (
          <chakra.span display="block" fontSize="sm" fontWeight="400">
            {urgent ? t('urgent') : ui('opensNewWindow')}
          </chakra.span>
        )}
      </span>
    </chakra.span>
  )
}
