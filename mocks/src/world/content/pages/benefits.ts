import { block, type Category, link } from '../category.ts'

export const benefits: readonly Category[] = [
  {
    contentCategory: 'Health plans',
    contentItems: [
      link(5102, 2, 'Medical plans compared (PDF)', 'benefits/medical-plans.pdf'),
      block(
        5101,
        1,
        `<p>You can enroll within <strong>30 days</strong> of your first paycheck, and every year in
November.</p>
<table>
<caption>What you pay each week</caption>
<thead><tr><th>Plan</th><th>You</th><th>You and family</th></tr></thead>
<tbody>
<tr><td>Basic</td><td>$19.87</td><td>$57.40</td></tr>
<tr><td>Standard</td><td>$34.15</td><td>$98.02</td></tr>
<tr><td>Dental and vision</td><td>$8.60</td><td>$22.95</td></tr>
</tbody>
</table>`,
      ),
      link(5103, 3, 'Enroll or change your plans', 'benefits/enroll'),
    ],
  },
  {
    contentCategory: 'Retirement',
    contentItems: [
      block(
        5111,
        '1',
        `<p>After 12 months you can save part of your pay in the 401(k) plan. You choose how much, and
can change it at any time.</p>`,
      ),
      link(5112, 2, '401(k) plan website', 'benefits/401k'),
    ],
  },
  {
    contentCategory: 'Help when life is hard',
    contentItems: [
      block(
        5121,
        null,
        `<p>Free and confidential, day and night: call <a href="tel:+18005550170">1-800-555-0170</a> and
talk to a counselor, in English or Spanish.</p>`,
      ),
    ],
  },
]
