import { type Site, sitePage, sites } from '../pages/site.ts'
import { control } from './control.ts'

/** Pages elsewhere, so that no link of the portal is dead while it stands before the fakes. */
export function sitesControl() {
  return (Object.keys(sites) as Site[]).map((site) =>
    control('GET', `/__fakes/sites/${site}`, () => sitePage(site)),
  )
}
