import { Link, type LinkProps, useLocation } from 'react-router'
import { isInternal } from '../../portal/internal-mode.ts'
import { OpensNewTab } from '../../ui/opens-new-tab.tsx'

const newTab = { target: '_blank', rel: 'noopener noreferrer' }

/** Opens a tab in the page of a host, which shows the internal search alone. */
export function PolicyLink({ children, ...props }: Omit<LinkProps, 'to'>) {
  const internal = isInternal(useLocation().search)
  return (
    <Link to="/privacy-policy" {...props} {...(internal && newTab)}>
      {children}
      {internal && <OpensNewTab />}
    </Link>
  )
}
