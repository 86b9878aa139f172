import { block, type Category, link } from '../category.ts'

export const wageVerifications: readonly Category[] = [
  {
    contentCategory: null,
    contentItems: [
      block(
        5601,
        1,
        `<p>Landlords and lenders can have your employment and wages confirmed without calling us. Give
them our employer code <strong>10428</strong>.</p>`,
      ),
      link(5602, 2, 'Verification service', 'wage-verifications'),
      link(5603, 3, 'Get a salary key for yourself', 'wage-verifications/salary-key'),
    ],
  },
]
