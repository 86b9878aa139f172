import { block, type Category, link } from '../category.ts'

export const sickLeave: readonly Category[] = [
  {
    contentCategory: 'Paid sick leave by state',
    contentItems: [
      block(
        5401,
        1,
        `<p>How much you earn depends on where you work. Your wage statement shows what you have.</p>
<dl>
<dt>Arizona</dt><dd>1 hour for every 30 hours worked</dd>
<dt>California</dt><dd>1 hour for every 30 hours worked, or 40 hours at the start of the year</dd>
<dt>New Jersey</dt><dd>1 hour for every 30 hours worked</dd>
<dt>Washington</dt><dd>1 hour for every 40 hours worked</dd>
</dl>`,
      ),
      link(5402, 2, 'All states and cities (PDF)', 'paid-leave/by-state.pdf'),
    ],
  },
  {
    contentCategory: 'Ask for leave',
    contentItems: [
      link(5411, 1, 'Request paid sick leave', 'paid-leave/request'),
      link(5412, 2, 'Family and medical leave', 'paid-leave/fmla'),
    ],
  },
]
