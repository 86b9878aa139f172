import { chakra } from '@chakra-ui/react'
import type { Person } from '@gatehouse/contracts/portal/session'
import { useEffect, useRef, useState } from 'react'
import { NavLink } from 'react-router'
import { isOpenTo } from '../../areas/session/conditions.ts'
import { useText } from '../../language/use-text.ts'
import { settings } from '../../portal/settings.ts'
import { WorkerIcon } from '../../ui/worker-icon.tsx'
import { tabs } from './entries.ts'
import { MenuOverlay } from './menu-overlay.tsx'
import { text } from './messages.ts'

const height = '--tab-bar'

/** The pages most come for, and the menu, at the bottom of a phone. */
export function TabBar({ person }: { person: Person }) {
  const t = useText(text)
  const bar = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  const shown = settings.menu === 'dashboard' ? tabs.slice(0, 1) : tabs
  // What floats at the bottom and the end of the page make room for it.
  useEffect(() => {
    const { style } = document.documentElement
    // Large text makes it higher.
    const sizes = new ResizeObserver(() =>
      style.setProperty(height, `${bar.current?.offsetHeight ?? 0}px`),
    )
    if (bar.current) sizes.observe(bar.current)
    return () => {
      sizes.disconnect()
      style.removeProperty(height)
    }
  }, [])
  return (
    <>
      <Bar ref={bar} aria-label={t('tabs')} data-not-printed="" data-leaves-for="sheet">
        {shown
          .filter((tab) => isOpenTo(person, tab))
          .map(({ label, icon, to }) => (
            <NavLink key={label} to={to} end data-track={`tab-${label}`}>
              <WorkerIcon shape={icon} size={24} />
              {t(label)}
            </NavLink>
          ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <WorkerIcon shape="more" size={24} />
          {t('more')}
        </button>
      </Bar>
      {open && <MenuOverlay person={person} onClose={() => setOpen(false)} />}
    </>
  )
}

const Bar = chakra('nav', {
  base: {
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: '880',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    bg: 'surface',
    borderTop: '1px solid',
    borderColor: 'line',
    '@media (max-height: 479px)': { position: 'static' },
    '& :is(a, button)': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '56px',
      fontSize: 'sm',
      cursor: 'pointer',
      outlineOffset: '-3px',
    },
    '& a[aria-current=page]': { color: 'accent', fontWeight: '600' },
  },
})
