import { chakra } from '@chakra-ui/react'
import { readPreference } from '@gatehouse/contracts/portal/account'
import { useState } from 'react'
import { useRead } from '../../../portal/use-read.ts'
import { Failure } from '../../../ui/failure.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { useSession } from '../../session/use-session.ts'
import { ForcedNotice } from './forced-notice.tsx'
import { PreferenceForm } from './preference-form.tsx'

/** How passcodes come [1 §2 Authentication Preference]. */
export function PreferenceTab() {
  const { gates } = useSession()
  const [wasForced] = useState(gates.includes('preference'))
  const { data, error, mutate } = useRead(readPreference, {})
  return (
    <chakra.div display="grid" gap="3" maxWidth="640px">
      {wasForced && <ForcedNotice passed={!gates.includes('preference')} />}
      {error && !data && <Failure fault={error} onRetry={() => void mutate()} />}
      {!data && !error && <PageSkeleton />}
      {data && <PreferenceForm {...data} onSaved={(saved) => void mutate(saved, false)} />}
    </chakra.div>
  )
}
