import { chakra } from '@chakra-ui/react'
import { readPreference } from '@gatehouse/contracts/portal/account'
import { useState } from 'react'
import { setCached, useRead } from '../../../portal/use-read.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { useSession } from '../../session/use-session.ts'
import { ForcedNotice } from './forced-notice.tsx'
import { PreferenceForm } from './preference-form.tsx'

/** Channel of passcodes [1 §2 Authentication Preference]. */
export function PreferenceTab() {
  const { gates } = useSession()
  const [wasForced] = useState(gates.includes('preference'))
  const read = useRead(readPreference, {})
  return (
    <chakra.div display="grid" gap="3" maxWidth="640px">
      {wasForced && <ForcedNotice passed={!gates.includes('preference')} />}
      <Loaded read={read}>
        {(data) => (
          <PreferenceForm
            {...data}
            onSaved={(saved) => void setCached(readPreference, {}, saved)}
          />
        )}
      </Loaded>
    </chakra.div>
  )
}
