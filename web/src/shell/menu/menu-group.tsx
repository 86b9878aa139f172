import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../language/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { WorkerIcon } from '../../ui/worker-icon.tsx'
import { type Entry, type Group, hrefOf } from './entries.ts'
import { MenuEntry } from './menu-entry.tsx'
import { icons } from './menu-items.ts'
import { MenuRow } from './menu-row.tsx'
import { text } from './messages.ts'

interface MenuGroupProps {
  group: Group
  entries: Entry[]
  disabledBy: string | undefined
  onSelect: () => void
}

const firstGroup: Group = 'timeAndPayment'

/** Collapsible group; the first is open, others open when one of their entries is the current page. */
export function MenuGroup({ group, entries, disabledBy, onSelect }: MenuGroupProps) {
  const t = useText(text)
  const id = useId()
  const { pathname } = useLocation()
  const icon = icons[group]
  const isHere = entries.some((entry) => hrefOf(entry) === pathname)
  const [open, setOpen] = useState(isHere || (group === firstGroup && !disabledBy))
  useEffect(() => {
    if (isHere) setOpen(true)
  }, [isHere])

  return (
    <>
      <MenuRow
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-disabled={disabledBy !== undefined}
        aria-describedby={disabledBy}
        onClick={() => (disabledBy ? onSelect() : setOpen(!open))}
        fontWeight="600"
      >
        <chakra.span display="flex" alignItems="center" gap="1">
          {icon && <WorkerIcon shape={icon} />}
          {t(group)}
        </chakra.span>
        <chakra.span
          display="flex"
          transition="transform 225ms"
          transform={open ? 'rotate(180deg)' : 'none'}
        >
          <Icon shape="chevron" />
        </chakra.span>
      </MenuRow>
      <chakra.ul
        id={id}
        hidden={!open}
        listStyleType="none"
        marginInlineStart="2"
        borderInlineStart="1px solid"
        borderColor="line"
      >
        {entries.map((entry) => (
          <li key={entry.label}>
            <MenuEntry entry={entry} disabledBy={disabledBy} onSelect={onSelect} />
          </li>
        ))}
      </chakra.ul>
    </>
  )
}
