import { defineText } from '../../../../language/define-text.ts'

export const text = defineText({
  en: {
    thanks: 'Thank You for Your Application!',
    thanksLead: 'We have received it, and will contact you if we have questions or a next step.',
    sent: 'Thank you for your Application',
    applied: 'Our Records Indicate that You Applied to this Position Already',
    questions: 'If you have questions, call <phone></phone>.',
    handedOver: 'The application was handed over',
    handedOverLead: 'The page around this one has it now, and goes on from there.',
    handedOverBefore: 'The application was handed over before',
    handedOverBeforeLead: 'If the page around this one does not have it, please enter it again.',
    noHost: 'There is no page to hand the application over to',
    noHostLead:
      'This page hands applications over to the page of internal jobs that it is shown in. Please open the job there.',
    results: 'Return to Search Results',
    otherEmail: 'Use another email address',
    another: 'Enter another application',
  },
  es: {
    thanks: '¡Gracias por su solicitud!',
    thanksLead:
      'La hemos recibido y nos comunicaremos con usted si hay preguntas o un próximo paso.',
    sent: 'Gracias por su solicitud',
    applied: 'Nuestros registros indican que usted ya se postuló a este puesto',
    questions: 'Si tiene preguntas, llame al <phone></phone>.',
    handedOver: 'La solicitud fue entregada',
    handedOverLead: 'La página que rodea a esta ya la tiene y continúa desde allí.',
    handedOverBefore: 'La solicitud ya se entregó antes',
    handedOverBeforeLead: 'Si la página que rodea a esta no la tiene, escríbala de nuevo.',
    noHost: 'No hay una página a la cual entregar la solicitud',
    noHostLead:
      'Esta página entrega las solicitudes a la página de empleos internos en la que se muestra. Abra el empleo allí.',
    results: 'Volver a los resultados',
    otherEmail: 'Usar otro correo electrónico',
    another: 'Escribir otra solicitud',
  },
})
