import { chakra } from '@chakra-ui/react'
import type { ContentLanguage } from '@gatehouse/contracts/content-language'
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { settings } from '../portal/settings.ts'
import { RaisedError } from './raised-error.tsx'

interface PageProps {
  title: string
  documentTitle?: string
  titleLanguage?: ContentLanguage
  lead?: ReactNode
  children: ReactNode
}

/** Set once a page has been shown. */
export const PageShown = createContext<RefObject<boolean>>({ current: false })

/** Sets the document title and moves the focus to the h1 after navigation. */
export function Page({ title, documentTitle = title, titleLanguage, lead, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  const isNewEntry = useNavigationType() !== 'POP' || key !== 'default'
  const shown = useContext(PageShown)
  // A change of the query string moves no focus. Back restores the scroll position: do not undo it.
  useEffect(() => {
    // Back to the first entry looks like a page load.
    if (isNewEntry || shown.current) heading.current?.focus({ preventScroll: true })
    shown.current = true
  }, [pathname])

  // A <title> of React's would be a second one beside that of index.html.
  useLayoutEffect(() => {
    document.title = `${documentTitle} · ${settings.product}`
  }, [documentTitle])

  return (
    <>
      <chakra.h1
        ref={heading}
        lang={titleLanguage}
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
      <RaisedError />
      {children}
    </>
  )
}
