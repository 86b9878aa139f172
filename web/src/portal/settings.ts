import type { PortalSettings } from '@gatehouse/contracts/portal/settings'

function readSettings(): PortalSettings {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="gatehouse-settings"]')
  return JSON.parse(meta?.content ?? '{}')
}

export const settings = readSettings()
