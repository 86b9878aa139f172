import { block, type Category, link } from '../category.ts'

export const employeeGuides: readonly Category[] = [
  {
    contentCategory: 'Start here',
    contentItems: [
      block(
        5201,
        1,
        `<h1>Welcome to the team</h1>
<p>Before your first day:</p>
<ol>
<li>Read the employee handbook.</li>
<li>Set up direct deposit.</li>
<li>Ask your recruiter what to wear and whom to report to.</li>
</ol>`,
      ),
      link(5202, 2, 'Employee handbook (PDF)', 'guides/handbook.pdf'),
      link(5203, 3, 'Manual del empleado (PDF)', 'guides/manual.pdf'),
    ],
  },
  {
    contentCategory: 'Your hours and your pay',
    contentItems: [
      link(5211, 10, 'How to enter your hours', 'guides/hours'),
      link(5212, 20, 'How to read your wage statement', 'guides/wage-statement'),
      link(5213, 30, 'Calling in sick or late', 'guides/calling-in'),
    ],
  },
  { contentCategory: 'Guides of your workplace', contentItems: null },
]
