import {
  type PasscodeChannel,
  type PasscodeDelivery,
  type PasscodeOption,
  readSession,
} from '@gatehouse/contracts/portal/session'
import { choosePasscodeChannel } from '@gatehouse/contracts/portal/sign-in'
import { useState } from 'react'
import { FormElement } from '../../../forms/form-element.tsx'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { hasCode } from '../../../portal/portal-error.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonRow } from '../../../ui/button-row.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { text as passcodeText } from '../../passcode/messages.ts'
import { text } from './messages.ts'

interface PasscodeChoiceProps {
  options: readonly PasscodeOption[]
  onSent: (sent: PasscodeDelivery) => void
  /** Returns whether it has shown the error; the dialog then closes. */
  handleError: (error: unknown) => boolean
  onCancel: () => void
}

/** Text or e-mail, for the preference 'prompt'; the first is preselected. */
export function PasscodeChoice({ options, onSent, handleError, onCancel }: PasscodeChoiceProps) {
  const t = useText(text)
  const tPasscode = useText(passcodeText)
  const [channel, setChannel] = useState(options[0]?.channel ?? 'email')
  const { busy, error, run } = useAction(
    async () => onSent(await sendPasscode(channel)),
    handleError,
  )

  const labelOf = ({ channel, maskedAddress: address }: PasscodeOption) => {
    if (address === null) return t('byEmailUnnamed')
    return t(channel === 'sms' ? 'byText' : 'byEmail', { address })
  }

  return (
    <FormElement submit={run}>
      <RadioGroup
        label={t('chooseWay')}
        hideLabel
        name="channel"
        options={options.map((option) => ({ value: option.channel, label: labelOf(option) }))}
        value={channel}
        onChange={setChannel}
      />
      {error !== undefined && <Failure error={error} onRetry={run} inForm />}
      <ButtonRow>
        <Button look="primary" type="submit" aria-disabled={busy} aria-busy={busy}>
          {t('send')}
        </Button>
        <Button onClick={onCancel}>{tPasscode('cancel')}</Button>
      </ButtonRow>
    </FormElement>
  )
}

/** Refused if an earlier choice, whose reply was lost, has sent the passcode to the other channel. */
async function sendPasscode(channel: PasscodeChannel): Promise<PasscodeDelivery> {
  try {
    return await call(choosePasscodeChannel, { body: { channel } })
  } catch (error) {
    if (!hasCode(error, 'invalid-input')) throw error
    const { passcodeStep } = await call(readSession, {})
    if (!passcodeStep?.delivery) throw error
    return passcodeStep.delivery
  }
}
