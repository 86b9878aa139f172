import { chakra } from '@chakra-ui/react'
import { useText } from '../../../language/use-text.ts'
import { PortalError } from '../../../portal/portal-error.ts'
import { ProblemBox } from '../../../ui/problem-box.tsx'
import { text } from './messages.ts'

export interface Refusal {
  words: string
  fault: unknown
}

/** Why it was not taken, in the upstream's words where it has any [2 §8]. */
export function Refused({ words, fault }: Refusal) {
  const t = useText(text)
  const said = fault instanceof PortalError ? fault.problem?.upstreamMessage : undefined
  const more = (
    <>
      {said && <chakra.p overflowWrap="anywhere">{said}</chakra.p>}
      <p>{t('standing')}</p>
    </>
  )
  return <ProblemBox words={words} fault={fault} takesFocus more={more} />
}
