import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useText } from '../../language/use-text.ts'
import { inputStyle } from '../input-style.ts'
import { text } from './messages.ts'

/** `pageLinks` or `pageButtons`; the page is undefined where there is none before or after. */
export type RenderStep = (label: ReactNode, page: number | undefined) => ReactNode

/** The first and the last of so many pages are near enough. */
const maxPagesWithoutEnds = 5

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
  /** Steps to the first and the last page of many. */
  hasEnds?: boolean
  pageSize?: PageSize
}

/** Previous and next page, first and last, and the size of a page. */
export function Paginator({ page, pages, step, hasEnds = false, pageSize }: PaginatorProps) {
  const t = useText(text)
  const last = pages - 1
  const showsEnds = hasEnds && pages > maxPagesWithoutEnds
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
          {showsEnds && step(<PageNumber page={0} />, page > 0 ? 0 : undefined)}
          <chakra.span
            {...(showsEnds && {
              order: { base: '-1', md: '0' },
              width: { base: '100%', md: 'auto' },
            })}
          >
            {t('page', { page: page + 1, pages })}
          </chakra.span>
          {showsEnds && step(<PageNumber page={last} />, page < last ? last : undefined)}
          {step(t('next'), page < last ? page + 1 : undefined)}
        </chakra.nav>
      )}
      {pageSize && <PageSizeSelect {...pageSize} />}
    </chakra.div>
  )
}

function PageNumber({ page }: { page: number }) {
  const t = useText(text)
  return (
    <>
      <chakra.span srOnly>{t('singlePage')} </chakra.span>
      {page + 1}
    </>
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
