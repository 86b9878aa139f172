import { readReferringAdSource } from '@gatehouse/contracts/portal/lookups'
import { useEffect } from 'react'
import type { useOptions } from '../../../../forms/choice/use-options.ts'
import type { Form } from '../../../../forms/form.ts'
import { useRead } from '../../../../portal/use-read.ts'
import type { Personal } from '../../../resume/personal/personal-values.ts'

interface Props {
  form: Form<Personal>
  site: string
  sources: ReturnType<typeof useOptions>
}

/** Chooses the ad source of the referring site, unless one is chosen; renders nothing. */
export function ReferredAdSource({ form, site, sources }: Props) {
  const { id = null } = useRead(readReferringAdSource, { query: { site } }).data ?? {}
  const source = sources.options.find(({ value }) => value === id)?.value

  useEffect(() => {
    if (source && !form.values.adSource) form.change('adSource', source)
  }, [source])

  return null
}
