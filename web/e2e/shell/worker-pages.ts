import { readFileSync } from 'node:fs'

interface Route {
  path: string
  access: string
  redirectsTo?: string
}

/** Only in the mail that asks for it; for those without a payroll id. */
const conditional = ['/self-identification', '/timesheets/no-peoplesoft']

/** Beyond the specifications. */
const added = ['/applications']

/** Paths of the pages that every signed-in worker can open. */
export function workerPages(): string[] {
  const routes: Route[] = JSON.parse(readFileSync('scripts/specification/routes.json', 'utf8'))
  const specified = routes
    .filter(
      ({ path, access, redirectsTo }) =>
        access === 'signed-in' && !redirectsTo && !/[:]|open\//.test(path),
    )
    .map(({ path }) => path)
    .filter((path) => !conditional.includes(path))
  return [...specified, ...added]
}

/** Without the list of applications: those that other tests have sent outlive them, and its own spec records it. */
export function pagesToRecord(): string[] {
  return workerPages().filter((path) => path !== '/applications')
}
