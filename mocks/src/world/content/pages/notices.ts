import { block, type Category, link } from '../category.ts'

export const notices: readonly Category[] = [
  {
    contentCategory: 'Notices that the law asks us to give',
    contentItems: [
      link(5501, 1, 'Federal labor law posters', 'notices/federal'),
      link(5502, 2, 'Posters of your state', 'notices/states'),
      link(5503, 3, 'Equal employment opportunity', 'notices/eeo'),
      link(5504, 4, 'Right to work: participation in E-Verify', 'notices/e-verify'),
    ],
  },
  {
    contentCategory: 'Changes this quarter',
    contentItems: [
      block(
        5511,
        1,
        `<p>From <strong>January 1</strong> the minimum wage rises in several states and cities. Your pay
follows by itself.</p>
<p onmouseover="alert(1)">Questions? Write to <a href="mailto:hr@example.test">hr@example.test</a>.</p>`,
      ),
    ],
  },
]
