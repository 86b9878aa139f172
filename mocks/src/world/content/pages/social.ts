import { type Category, link } from '../category.ts'

export const social: readonly Category[] = [
  {
    contentCategory: 'Follow us',
    contentItems: [
      link(5701, 1, 'Facebook', 'social/facebook'),
      link(5702, 2, 'Instagram', 'social/instagram'),
      link(5703, 3, 'LinkedIn', 'social/linkedin'),
    ],
  },
  {
    contentCategory: 'Tell your story',
    contentItems: [link(5711, 1, 'Review us as an employer', 'social/reviews')],
  },
]
