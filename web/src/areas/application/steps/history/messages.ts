import { defineText } from '../../../../language/define-text.ts'

export const text = defineText({
  en: {
    onFile: '{count, plural, one {# entry on file} other {# entries on file}}',
    none: 'I have no past employment',
    employmentMissing:
      '* You must indicate that you have no past employment or include at least one employment entry',
    educationMissing: '* You must include at least one education entry',
    incomplete: 'Please complete the entries that are marked',
    gaps: 'We see no work in these months: {gaps}. If you worked then, please add it. If not, go on.',
    gap: '{from} to {to}',
    full: 'That is as many as we can take.',
    undo: 'Undo',
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
    gaps: 'No vemos trabajo en estos meses: {gaps}. Si trabajó entonces, agréguelo. Si no, continúe.',
    gap: '{from} a {to}',
    full: 'No podemos aceptar más.',
    undo: 'Deshacer',
    noEntries: 'Ninguno',
    noEmployment: 'Sin empleos anteriores',
    continue: 'Continuar',
  },
})
