import { defineText } from '../../../../language/define-text.ts'

export const text = defineText({
  en: {
    onFile: '{count, plural, one {# entry on file} other {# entries on file}}',
    noEntries: 'None',
    noEmployment: 'No past employment',
    addToo: '{count, plural, one {Add this too?} other {Add these too?}}',
    addTooLead:
      '{count, plural, one {It is also in your resume.} other {They are also in your resume.}} You do not have to: only what you add goes out with your application.',
    addOffer: 'Add <name></name>',
    leaveOut: '{count, plural, one {Leave this out} other {Leave these out}}',
    leftOut:
      '{count, plural, one {# entry of your resume is left out} other {# entries of your resume are left out}}',
    showAgain: '{count, plural, one {Show it again} other {Show them again}}',
  },
  es: {
    onFile:
      '{count, plural, one {# dato en nuestros registros} other {# datos en nuestros registros}}',
    noEntries: 'Ninguno',
    noEmployment: 'Sin empleos anteriores',
    addToo: '{count, plural, one {¿Agregar este también?} other {¿Agregar estos también?}}',
    addTooLead:
      '{count, plural, one {También está en su currículum.} other {También están en su currículum.}} No es obligatorio: con su solicitud solo se envía lo que agregue.',
    addOffer: 'Agregar <name></name>',
    leaveOut: '{count, plural, one {No incluirlo} other {No incluirlos}}',
    leftOut:
      '{count, plural, one {# entrada de su currículum no se incluye} other {# entradas de su currículum no se incluyen}}',
    showAgain: '{count, plural, one {Mostrarlo de nuevo} other {Mostrarlos de nuevo}}',
  },
})
