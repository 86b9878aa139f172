import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { settings } from '../portal/settings.ts'

interface PageProps {
  title: string
  /** What the tab, and search engines, call it where the title alone says too little. */
  tab?: string
  /** One sentence that says what can be done here. */
  lead?: ReactNode
  children: ReactNode
}

/** A page: its title in the tab, one h1 that takes focus when somebody comes here, its content. */
export function Page({ title, tab = title, lead, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  const came = useNavigationType() !== 'POP' || key !== 'default'
  // Another question to the same page, in its address, moves no focus; coming back scrolls to where
  // one was, which the focus must not undo.
  useEffect(() => {
    if (came) heading.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <>
      <title>{`${tab} · ${settings.product}`}</title>
      <chakra.h1
        ref={heading}
        tabIndex={-1}
        fontSize={{ base: 'xl', md: '2xl' }}
        fontWeight="700"
        lineHeight="1.2"
        outline="none"
        marginBottom="1"
      >
        {title}
      </chakra.h1>
      {lead && (
        <chakra.p color="muted" maxWidth="72ch" marginBottom="3">
          {lead}
        </chakra.p>
      )}
      {children}
    </>
  )
}
