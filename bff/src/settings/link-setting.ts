import {
  type FooterLinks,
  footerLinkNames,
  type StoreLinks,
  storeLinkNames,
} from '@gatehouse/contracts/portal/links'
import { brandCodes } from '@gatehouse/contracts/rules/brand-codes'
import { parseJson, toObject } from './setting.ts'

/** https only, or http on this machine for the fakes. */
function link(value: unknown): string {
  const url = URL.parse(typeof value === 'string' ? value : '')
  const here = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname)
  if (!url || !(url.protocol === 'https:' || here))
    throw new Error(`must hold https addresses, not ${JSON.stringify(value)}`)
  return url.href
}

/** URL of a link or frame; empty for none. */
export function optionalLink(value: string): string {
  return value === '' ? '' : link(value)
}

/** A link with placeholders such as `{reportID}`, which change no origin; empty for none. */
export function optionalLinkWith(...placeholders: string[]) {
  return (value: string): string => {
    if (value === '') return ''
    const fill = (id: string) => placeholders.reduce((url, one) => url.replaceAll(one, id), value)
    const [first, second] = ['1', '2'].map((id) => new URL(link(fill(id))).origin)
    if (!placeholders.every((one) => value.includes(one)) || first !== second)
      throw new Error(`must have ${placeholders.join(' and ')} in its path or query`)
    return value
  }
}

/** Rejects unknown names: the portal would never show them. */
function linksBy(names: readonly string[], given: Record<string, unknown>): Record<string, string> {
  const unknown = Object.keys(given).find((name) => !names.includes(name))
  if (unknown) throw new Error(`must map ${names.join(', ')} to addresses, not "${unknown}"`)
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, link(value)]))
}

export function footerLinks(value: string): FooterLinks {
  const { divisions = {}, ...named } = toObject(parseJson(value))
  const sisters = toObject(divisions)
  return {
    ...linksBy(footerLinkNames, named),
    divisions: linksBy(Object.keys(sisters), sisters),
  }
}

export function storeLinks(value: string): StoreLinks {
  return linksBy(storeLinkNames, toObject(parseJson(value)))
}

export function brandSites(value: string): Record<string, string> {
  return linksBy(brandCodes, toObject(parseJson(value)))
}
