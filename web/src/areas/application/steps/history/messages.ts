import { defineText } from '../../../../language/define-text.ts'

export const text = defineText({
  en: {
    onFile: '{count, plural, one {# entry on file} other {# entries on file}}',
    noEntries: 'None',
    noEmployment: 'No past employment',
    continue: 'Continue',
  },
  es: {
    onFile:
      '{count, plural, one {# dato en nuestros registros} other {# datos en nuestros registros}}',
    noEntries: 'Ninguno',
    noEmployment: 'Sin empleos anteriores',
    continue: 'Continuar',
  },
})
