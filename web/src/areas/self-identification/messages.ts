import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Self-Identification',
    lead: 'Four questions that belong to one of your applications.',
    save: 'Save my answers',
    unknown:
      'We could not see whether your answers were saved. Please look at what is on file before you answer once more.',
    look: 'See what is on file',
    onFile: 'Your answers are on file, and cannot be changed here. Thank you.',
    notOffered: 'An answer that is not offered any more',
    saved: 'Your answers have been saved. Thank you.',
    home: 'Go to the announcements',
  },
  es: {
    title: 'Autoidentificación',
    lead: 'Cuatro preguntas que corresponden a una de sus solicitudes.',
    save: 'Guardar mis respuestas',
    unknown:
      'No pudimos comprobar si sus respuestas se guardaron. Vea lo que está registrado antes de responder otra vez.',
    look: 'Ver lo que está registrado',
    onFile: 'Sus respuestas están registradas y no se pueden cambiar aquí. Gracias.',
    notOffered: 'Una respuesta que ya no se ofrece',
    saved: 'Sus respuestas se guardaron. Gracias.',
    home: 'Ir a los anuncios',
  },
})
