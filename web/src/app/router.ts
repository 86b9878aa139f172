import { createBrowserRouter } from 'react-router'
import { addWorkerPages, routes } from './routes.tsx'

export const router = createBrowserRouter(routes, { patchRoutesOnNavigation: addWorkerPages })
