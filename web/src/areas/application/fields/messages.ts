import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    needsReview: 'Check this: it is from your resume',
    onFile: 'On file: {masked}',
    keep: 'Leave it empty to keep it.',
    optional: '{label} (optional)',
    choose: 'Please choose',
    yes: 'Yes',
    no: 'No',
    listFailed: 'This list did not load.',
    retry: 'Try again',
  },
  es: {
    needsReview: 'Revise esto: viene de su currículum',
    onFile: 'En nuestros registros: {masked}',
    keep: 'Déjelo vacío para conservarlo.',
    optional: '{label} (opcional)',
    choose: 'Elija una opción',
    yes: 'Sí',
    no: 'No',
    listFailed: 'Esta lista no se cargó.',
    retry: 'Intentar de nuevo',
  },
})
