import { chakra } from '@chakra-ui/react'
import type { Person } from '@gatehouse/contracts/portal/session'
import { Link } from 'react-router'
import { useText } from '../../language/use-text.ts'
import { CompanyLogo } from './company-logo.tsx'
import { CompanyPicker } from './company-picker.tsx'
import { text } from './messages.ts'
import { useAccent } from './use-accent.ts'
import { useLogos } from './use-logos.ts'

/** On narrow screens a single company is in the user menu instead. */
export function CurrentCompany({ person }: { person: Person }) {
  const t = useText(text)
  const { companies, company } = person
  const logo = useLogos().find(({ code }) => code === company)
  useAccent(company)
  if (companies.length > 1) return <CompanyPicker person={person} />
  const name = companies.find(({ code }) => code === company)?.name
  if (!name) return null
  return (
    <NameLink to="/companies" hideBelow="lg">
      <chakra.span color="muted">{t('company')}:</chakra.span>
      <chakra.span fontWeight="600">{name}</chakra.span>
      {logo && <CompanyLogo src={logo.logo} alt="" />}
    </NameLink>
  )
}

const NameLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'half',
    minHeight: '48px',
    paddingInline: '1',
    borderRadius: 'card',
    _hover: { bg: 'accentSoft' },
  },
})
