import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'We have your application',
    job: 'Job',
    company: 'Company',
    place: 'Location',
    reference: 'Reference ID',
    sentAt: 'Sent',
    next: 'What happens next',
    nextRead:
      'The recruiters of {company} read your application, and call or write to you if they want to talk.',
    nextOnce: 'You do not need to apply for this job again.',
    nextCall: 'If you have questions, call <phone></phone>.',
    print: 'Print',
    save: 'Save as a file',
    fileName: 'application-{id}.txt',
    close: 'Close',
    all: 'All your applications',
    similar: 'Similar jobs',
  },
  es: {
    title: 'Tenemos su solicitud',
    job: 'Empleo',
    company: 'Empresa',
    place: 'Lugar',
    reference: 'N.º de referencia',
    sentAt: 'Enviada',
    next: 'Qué sigue ahora',
    nextRead:
      'Los reclutadores de {company} leen su solicitud y le llaman o le escriben si quieren hablar con usted.',
    nextOnce: 'No necesita postularse de nuevo a este empleo.',
    nextCall: 'Si tiene preguntas, llame al <phone></phone>.',
    print: 'Imprimir',
    save: 'Guardar como archivo',
    fileName: 'solicitud-{id}.txt',
    close: 'Cerrar',
    all: 'Todas sus solicitudes',
    similar: 'Empleos parecidos',
  },
})
