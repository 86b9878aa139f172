import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: { declined: 'You must accept in order to view this job' },
  es: { declined: 'Debe aceptar para ver este empleo' },
})
