import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import { SupportPhone } from '../../ui/support-phone.tsx'
import { text } from './disclosure-messages.ts'

const points = [
  'paper',
  'duration',
  'request',
  'withdraw',
  'end',
  'update',
  'need',
  'available',
] as const

export function Disclosures() {
  const t = useText(text)
  return (
    <chakra.dl display="grid" gap="2" maxWidth="72ch">
      {points.map((point) => (
        <div key={point}>
          <chakra.dt fontWeight="600">{t(`${point}Title`)}</chakra.dt>
          <dd>{t.rich(point, { phone: () => <SupportPhone /> })}</dd>
        </div>
      ))}
    </chakra.dl>
  )
}
