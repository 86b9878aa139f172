import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: { begun: 'You began to apply for <title></title>.', continue: 'Continue your application' },
  es: { begun: 'Empezó a postularse a <title></title>.', continue: 'Continuar su solicitud' },
})
