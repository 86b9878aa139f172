import type { PortalSettings } from '@gatehouse/contracts/portal/settings'

/** As the gateway writes them into the page; before the modules that read them are imported. */
export function setSettings(
  settings: Partial<PortalSettings> = { supportPhone: '1-800-555-0142' },
) {
  const meta = document.createElement('meta')
  meta.name = 'gatehouse-settings'
  meta.content = JSON.stringify(settings)
  document.head.replaceChildren(meta)
}
