import { block, type Category } from '../category.ts'

export const privacyPolicy: readonly Category[] = [
  {
    contentCategory: 'What we collect, and why',
    contentItems: [
      block(
        5701,
        '1',
        `<p>We collect what you give us when you apply or work with us: your name, how to reach you, where you
have worked, and what payroll needs. We use it to find work for you, to pay you, and to meet the law.</p>
<p>We keep it as long as you are in our records and as long as the law asks, and never sell it.</p>`,
      ),
    ],
  },
]
