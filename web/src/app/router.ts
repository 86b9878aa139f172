import { createBrowserRouter } from 'react-router'
import { followEntry, hideOverlayEntries } from '../portal/overlay-history.ts'
import { addWorkerPages, routes } from './routes.tsx'

export function createRouter() {
  hideOverlayEntries()
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: addWorkerPages })
  router.subscribe(followEntry)
  return router
}
