import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    continue: 'Continue',
    required: 'The above fields are required before continuing',
  },
  es: {
    continue: 'Continuar',
    required: 'Los campos anteriores son obligatorios para continuar',
  },
})
