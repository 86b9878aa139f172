import { block, type Category, link } from '../category.ts'

export const forms: readonly Category[] = [
  {
    contentCategory: 'Weekly timesheets',
    contentItems: [
      link(5502, '2', 'Timesheet with meal breaks', 'forms/timesheet-meal-breaks.pdf'),
      link(5501, '1', 'Weekly timesheet', 'forms/timesheet.pdf'),
    ],
  },
  {
    contentCategory: 'Corrections',
    contentItems: [
      link(5511, 1, 'Time correction form', 'forms/time-correction.pdf'),
      block(5512, 2, '<p>Have your supervisor sign each correction.</p>'),
    ],
  },
]
