import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    optional: '{label} (optional)',
    choose: 'Please choose',
    yes: 'Yes',
    no: 'No',
    listFailed: 'This list did not load.',
    retry: 'Try again',
  },
  es: {
    optional: '{label} (opcional)',
    choose: 'Elija una opción',
    yes: 'Sí',
    no: 'No',
    listFailed: 'Esta lista no se cargó.',
    retry: 'Intentar de nuevo',
  },
})
