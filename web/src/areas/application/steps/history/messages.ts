import { defineText } from '../../../../language/define-text.ts'

export const text = defineText({
  en: {
    onFile: '{count, plural, one {# entry on file} other {# entries on file}}',
    none: 'I have no past employment',
    employmentMissing:
      '* You must indicate that you have no past employment or include at least one employment entry',
    educationMissing: '* You must include at least one education entry',
    incomplete: 'Please complete the entries that are marked',
    noEntries: 'None',
    noEmployment: 'No past employment',
    continue: 'Continue',
  },
  es: {
    onFile:
      '{count, plural, one {# dato en nuestros registros} other {# datos en nuestros registros}}',
    none: 'No tengo empleos anteriores',
    employmentMissing:
      '* Debe indicar que no tiene empleos anteriores o incluir al menos un empleo',
    educationMissing: '* Debe incluir al menos un dato de educación',
    incomplete: 'Complete los datos que están marcados',
    noEntries: 'Ninguno',
    noEmployment: 'Sin empleos anteriores',
    continue: 'Continuar',
  },
})
