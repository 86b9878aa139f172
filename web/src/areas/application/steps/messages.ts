import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    continue: 'Continue',
    back: 'Back',
    required: 'The above fields are required before continuing',
  },
  es: {
    continue: 'Continuar',
    back: 'Atrás',
    required: 'Los campos anteriores son obligatorios para continuar',
  },
})
