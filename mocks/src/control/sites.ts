import { type Site, sitePage, sites } from '../pages/site.ts'
import { control } from './control.ts'

/** Stand-ins for external pages, so that every link of the portal works. */
export function sitesControl() {
  return (Object.keys(sites) as Site[]).map((site) =>
    control('GET', `/__fakes/sites/${site}`, () => sitePage(site)),
  )
}
