import { type Profile, readProfile } from '@gatehouse/contracts/portal/profile'
import type { ReactNode } from 'react'
import { useText } from '../../language/use-text.ts'
import { pageLoader } from '../../portal/page-loader.ts'
import { ignoreNotFound, isNotFound } from '../../portal/portal-error.ts'
import { load, useRead } from '../../portal/use-read.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SupportPhone } from '../../ui/support-phone.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useSession } from '../session/use-session.ts'
import { text } from './messages.ts'

export const loadProfile = pageLoader(() => load(readProfile, {}).catch(ignoreNotFound))

interface LoadedProfileProps {
  children: (profile: Profile, retry: () => Promise<unknown>) => ReactNode
}

/** The profile at the current company; says so where the worker is no candidate there. */
export function LoadedProfile({ children }: LoadedProfileProps) {
  const t = useText(text)
  const read = useRead(readProfile, {})
  const { person } = useSession()
  const hasOthers = (person?.companies.length ?? 0) > 1
  if (isNotFound(read.error))
    return (
      <Notice more={hasOthers && <TextLink to="/companies">{t('otherCompany')}</TextLink>}>
        {t.rich('noProfile', { phone: () => <SupportPhone /> })}
      </Notice>
    )
  return <Loaded read={read}>{(profile) => children(profile, read.mutate)}</Loaded>
}
