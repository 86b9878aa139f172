import { defineText } from '../../../language/define-text.ts'

/** Position types by the name that the upstream gives them, in English alone. */
export const text = defineText({
  en: {
    Temporary: 'Temporary',
    'Temp to Hire': 'Temp to Hire',
    'Direct Hire': 'Direct Hire',
    Contract: 'Contract',
    'Part Time': 'Part Time',
    'Full Time': 'Full Time',
    Seasonal: 'Seasonal',
  },
  es: {
    Temporary: 'Temporal',
    'Temp to Hire': 'Temporal con opción a contratación',
    'Direct Hire': 'Contratación directa',
    Contract: 'Por contrato',
    'Part Time': 'Medio tiempo',
    'Full Time': 'Tiempo completo',
    Seasonal: 'De temporada',
  },
})
