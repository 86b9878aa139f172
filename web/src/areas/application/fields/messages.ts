import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    needsReview: 'Check this: it is from your resume',
    onFile: 'On file: {masked}',
    keep: 'Leave it empty to keep it.',
  },
  es: {
    needsReview: 'Revise esto: viene de su currículum',
    onFile: 'En nuestros registros: {masked}',
    keep: 'Déjelo vacío para conservarlo.',
  },
})
