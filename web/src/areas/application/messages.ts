import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    workerLead: 'You’re already in our system, so this is quick.',
    start: 'Start your application',
    inactive: 'Oops! This listing is no longer active.',
    checkFailed: "Oops, there was a problem retrieving your data. Let's continue...",
    noHost:
      'This page is not shown in the page of internal jobs. An application that you fill in here cannot be handed over: please open the job there.',
  },
  es: {
    workerLead: 'Ya tenemos su información: esto será rápido.',
    start: 'Empezar mi solicitud',
    inactive: '¡Ups! Este anuncio ya no está activo.',
    checkFailed: 'Hubo un problema al recuperar sus datos. Continuemos...',
    noHost:
      'Esta página no se muestra en la página de empleos internos. Una solicitud que llene aquí no se puede entregar: abra el empleo allí.',
  },
})
