import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

interface TabsProps<K extends string> {
  label: string
  tabs: readonly { key: K; title: string; content: ReactNode }[]
  chosen: K
  onChoose: (key: K) => void
}

/** Steps per key; Home and End move to the first and last tab. */
const moves: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Tabs as in the ARIA authoring practices: arrow keys select, and only the selected tab is a tab
 * stop. Hidden panels stay mounted and keep their input.
 */
export function Tabs<K extends string>({ label, tabs, chosen, onChoose }: TabsProps<K>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === chosen)
    const next = nextOf(event.key, at, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onChoose(tab.key)
    list.current?.querySelectorAll('button')[next ?? 0]?.focus()
  }

  return (
    <chakra.div display="grid" gap="3">
      <chakra.div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        borderColor="line"
        borderBottomWidth={{ base: '0', md: '1px' }}
        borderStyle="solid"
      >
        {tabs.map(({ key, title }) => (
          <Tab
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === chosen}
            aria-controls={`${id}-${key}-panel`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChoose(key)}
          >
            {title}
          </Tab>
        ))}
      </chakra.div>
      {tabs.map(({ key, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          hidden={key !== chosen}
        >
          {content}
        </div>
      ))}
    </chakra.div>
  )
}

function nextOf(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const by = moves[key]
  return by === undefined ? undefined : (at + by + count) % count
}

const Tab = chakra('button', {
  base: {
    minHeight: '48px',
    paddingInline: '2',
    textAlign: 'start',
    cursor: 'pointer',
    color: 'muted',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderInlineStartWidth: { base: '3px', md: '0' },
    borderBottomWidth: { base: '0', md: '3px' },
    '&:hover:not([aria-selected=true])': { color: 'ink' },
    '&[aria-selected=true]': { color: 'accent', borderColor: 'accent', fontWeight: '600' },
  },
})
