import { useText } from '../../language/use-text.ts'
import { Page } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { text } from './messages.ts'
import { PayrollFrame } from './payroll-frame.tsx'

/** Pages that are a frame with a link to a related page [3 §2]. */
const pages = {
  paychecks: {
    title: 'title-paychecks',
    related: '/timesheets/history',
    link: 'title-compensation-history',
  },
  'compensation-history': {
    title: 'title-compensation-history',
    related: '/timesheets/paychecks',
    link: 'title-paychecks',
  },
  'w2-forms': { title: 'viewForms', related: '/timesheets/w2-election', link: 'w2Election' },
} as const

export const payrollPage = (page: keyof typeof pages) => ({
  Component: () => <PayrollPage page={page} />,
})

function PayrollPage({ page }: { page: keyof typeof pages }) {
  const t = useText(text)
  const { title, related, link } = pages[page]
  return (
    <Page title={t(title)} lead={t(`lead-${page}`)}>
      <PayrollFrame page={page} title={t(`frame-${page}`)}>
        <TextLink to={related}>{t(link)}</TextLink>
      </PayrollFrame>
    </Page>
  )
}
