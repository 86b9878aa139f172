import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useText } from '../../language/use-text.ts'
import { inputStyle } from '../input-style.ts'
import { text } from './messages.ts'

/** `pageLinks` or `pageButtons`; the page is undefined where there is none before or after. */
export type RenderStep = (label: string, page: number | undefined) => ReactNode

interface PageSize {
  label: string
  sizes: readonly number[]
  size: number
  onChange: (size: number) => void
}

interface PaginatorProps {
  /** Zero-based. */
  page: number
  pages: number
  step: RenderStep
  pageSize?: PageSize
}

/** Previous and next page, and the size of a page. */
export function Paginator({ page, pages, step, pageSize }: PaginatorProps) {
  const t = useText(text)
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      justifyContent="space-between"
      alignItems={{ md: 'center' }}
      gap="2"
      marginTop="3"
    >
      {pages > 1 && (
        <chakra.nav
          aria-label={t('pages')}
          display="flex"
          alignItems="center"
          flexWrap="wrap"
          gap={{ base: '1', md: '2' }}
          whiteSpace="nowrap"
        >
          {step(t('previous'), page > 0 ? page - 1 : undefined)}
          <span>{t('page', { page: page + 1, pages })}</span>
          {step(t('next'), page + 1 < pages ? page + 1 : undefined)}
        </chakra.nav>
      )}
      {pageSize && <PageSizeSelect {...pageSize} />}
    </chakra.div>
  )
}

function PageSizeSelect({ label, sizes, size, onChange }: PageSize) {
  const id = useId()
  return (
    <chakra.div display="flex" alignItems="center" gap="1" marginInlineStart={{ md: 'auto' }}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={size} onChange={({ target }) => onChange(Number(target.value))}>
        {sizes.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    </chakra.div>
  )
}

const Select = chakra('select', { base: { ...inputStyle, width: 'auto', cursor: 'pointer' } })
