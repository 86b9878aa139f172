import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: { needsReview: 'Check this: it is from your resume' },
  es: { needsReview: 'Revise esto: viene de su currículum' },
})
