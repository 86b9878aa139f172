import { chakra } from '@chakra-ui/react'
import type { Company } from '@gatehouse/contracts/portal/session'
import { useText } from '../../language/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { text } from './messages.ts'
import type { Logo } from './use-logos.ts'

/** Aspect 2:1 [1 §9], on white: the logos are drawn for it. */
const Plate = chakra('span', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    aspectRatio: '2 / 1',
    overflow: 'hidden',
    borderRadius: 'card',
    border: '1px solid',
    borderColor: 'edge',
    fontWeight: '700',
    fontSize: { base: 'md', md: 'lg' },
  },
})

function Pictures({ name, logo }: { name: string; logo: Logo | undefined }) {
  if (!logo) return <span>{name}</span>
  const pictures = [logo.logo, ...(logo.commercialLogo ? [logo.commercialLogo] : [])]
  return pictures.map((source, position) => (
    <chakra.img
      key={source}
      src={source}
      alt={position === 0 ? name : ''}
      flex="1"
      minHeight="0"
      width="100%"
      objectFit="contain"
    />
  ))
}

interface ChoiceProps {
  company: Company
  logo: Logo | undefined
  selected: boolean
  busy: boolean
  onChoose: () => void
}

/** A company of the user; the current one is outlined and labelled. */
export function CompanyChoice({ company, logo, selected, busy, onChoose }: ChoiceProps) {
  const t = useText(text)
  return (
    <chakra.button
      type="button"
      aria-pressed={selected}
      aria-busy={busy}
      onClick={onChoose}
      position="relative"
      width="100%"
      cursor="pointer"
      borderRadius="card"
      _hover={{ boxShadow: '0 4px 16px rgb(0 0 0 / 0.12)' }}
    >
      <Plate
        bg={logo ? 'white' : 'surface'}
        outline={selected ? '4px solid' : 'none'}
        outlineColor="accent"
      >
        <Pictures name={company.name} logo={logo} />
      </Plate>
      {(selected || busy) && (
        <chakra.span
          position="absolute"
          top="-14px"
          insetInlineEnd="1"
          display="flex"
          alignItems="center"
          gap="half"
          paddingInline="1"
          borderRadius="card"
          fontSize="sm"
          fontWeight="600"
          bg="accent"
          color="onAccent"
        >
          {busy ? t('choosing') : t('selected')}
          {!busy && <Icon shape="done" size={16} />}
        </chakra.span>
      )}
    </chakra.button>
  )
}

export function OtherCompany({ logo }: { logo: Logo }) {
  return (
    <Plate bg="white" opacity="0.6" filter="grayscale(1)" border="1px dashed">
      <Pictures name={logo.name} logo={logo} />
    </Plate>
  )
}
