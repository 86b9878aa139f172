import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'My Applications',
    lead: 'What you applied for here while signed in.',
    sent: 'Sent {date}',
    sentSometime: 'Sent',
    begun: 'Not sent yet. Begun {date}',
    reference: 'Reference ID {id}',
    continue: 'Continue',
    continueAs: 'Continue your application: {title}',
    emptyTitle: 'No applications yet',
    empty: 'When you apply for a job, you find it here.',
    findJobs: 'Find jobs',
  },
  es: {
    title: 'Mis solicitudes',
    lead: 'Los empleos a los que se postuló aquí con su sesión iniciada.',
    sent: 'Enviada el {date}',
    sentSometime: 'Enviada',
    begun: 'Sin enviar. Empezada el {date}',
    reference: 'N.º de referencia {id}',
    continue: 'Continuar',
    continueAs: 'Continuar su solicitud: {title}',
    emptyTitle: 'Todavía no hay solicitudes',
    empty: 'Cuando se postule a un empleo, lo encontrará aquí.',
    findJobs: 'Buscar empleo',
  },
})
