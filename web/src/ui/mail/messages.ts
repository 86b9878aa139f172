import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    readyTitle: 'Your request is written, but not sent',
    ready:
      'Open it in your mail program and send it from there. Nothing has been sent or saved by this portal.',
    to: 'To',
    subject: 'Subject',
    open: 'Open in my mail program',
    copy: 'Copy the text',
    change: 'Change something',
    copied: 'Text copied to clipboard!',
    copyFailed: 'The text could not be copied. Please select it and copy it yourself.',
  },
  es: {
    readyTitle: 'Su solicitud está escrita, pero no enviada',
    ready:
      'Ábrala en su programa de correo y envíela desde allí. Este portal no ha enviado ni guardado nada.',
    to: 'Para',
    subject: 'Asunto',
    open: 'Abrir en mi programa de correo',
    copy: 'Copiar el texto',
    change: 'Cambiar algo',
    copied: '¡Texto copiado al portapapeles!',
    copyFailed: 'No se pudo copiar el texto. Selecciónelo y cópielo usted.',
  },
})
