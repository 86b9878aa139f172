import { readSession } from '@gatehouse/contracts/portal/session'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import {
  createMemoryRouter,
  type InitialEntry,
  MemoryRouter,
  type RouteObject,
  RouterProvider,
} from 'react-router'
import { SWRConfig } from 'swr'
import { Providers } from '../app/providers.tsx'
import { type Language, useLanguage } from '../language/language.tsx'
import { setCached } from '../portal/use-read.ts'
import { everyFocus } from './fresh-cache.tsx'
import { person } from './person.ts'
import { sessionOf } from './session-of.ts'

/** Caches a session of this person; the overrides are those of `person`. */
export function signIn(...overrides: Parameters<typeof person>): Promise<void> {
  return setCached(readSession, {}, sessionOf(person(...overrides)))
}

/** Renders a part of a page within the portal's providers and over its cache; `rerender` keeps what is `around` it. */
export function showPart(part: ReactNode, around = (shown: ReactNode) => shown) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Providers>
      <SWRConfig value={everyFocus}>{around(children)}</SWRConfig>
      <LanguageProbe />
    </Providers>
  )
  return act(async () => render(part, { wrapper }))
}

/** Chooses the language of what is shown. */
export const chooseLanguage = (language: Language) => act(() => setLanguage(language))

/** Renders a page at this address. */
export function showPage(page: ReactNode, path: InitialEntry = '/') {
  return showPart(page, (shown) => <MemoryRouter initialEntries={[path]}>{shown}</MemoryRouter>)
}

/** Renders the last of these entries of the history. */
export async function showRoutes(routes: RouteObject[], entries: InitialEntry[] = ['/']) {
  const router = createMemoryRouter(
    routes.map((route) => ({ HydrateFallback: () => null, ...route })) as RouteObject[],
    { initialEntries: entries },
  )
  await showPart(<RouterProvider router={router} />)
  return router
}

let setLanguage: ReturnType<typeof useLanguage>[1] = () => undefined

function LanguageProbe() {
  setLanguage = useLanguage()[1]
  return null
}
