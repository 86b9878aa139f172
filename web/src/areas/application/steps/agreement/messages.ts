import { defineText } from '../../../../language/define-text.ts'

export const text = defineText({
  en: {
    review: 'Check your answers',
    reviewLead: 'This is what you are about to send. You can still change all of it.',
    email: 'Email Address',
    change: 'Change <name></name>',
    statement: 'Statement of Agreement',
    intro:
      'By ticking the box below and sending this application, I state the following to {company}:',
    truth:
      'What I have said in this application is true and complete as far as I know. I understand that false or missing information can end my application or, later, my employment.',
    verify:
      'I consent to {company} verifying my work experience, education and certifications, and asking the employers and schools I have named about them. Employers that I have said may not be contacted are not contacted without my consent.',
    data: 'I understand that {company} uses what I give here to consider me for this and other positions, and shares it with client companies where I could work, as its <link>privacy policy</link> describes.',
    contact:
      'I agree that {company} contacts me about this application and about jobs by calls, text messages and emails, at the numbers and addresses I have given; calls and texts may be automated, and my carrier may charge for them. I can say no to this at any time, for example by answering STOP to a text, and getting a job does not depend on it.',
    agree: 'I have read this statement and agree to it',
    missing: 'Please tick the box to send your application',
    submit: 'Submit Your Application',
    handOver: 'Hand over the application',
    sending: 'Sending your application',
    submitted: 'Thank you for your Application',
    rejected: 'There was a problem processing your Application',
    workerSubmitted: 'Application Successful!',
    workerRejected: 'Something went wrong. Try again',
    notSent: 'Your application has not been sent yet.',
    invalidFields: 'Some answers are not right yet. Please look at what is marked.',
    changedElsewhere:
      'This application was also changed in another tab. Please check your answers above before you send it.',
    nothingLost: 'Nothing you typed is lost. You can send it again.',
  },
  es: {
    review: 'Revise sus respuestas',
    reviewLead: 'Esto es lo que va a enviar. Todavía puede cambiarlo todo.',
    email: 'Correo electrónico',
    change: 'Cambiar <name></name>',
    statement: 'Declaración de conformidad',
    intro: 'Al marcar la casilla y enviar esta solicitud, declaro lo siguiente a {company}:',
    truth:
      'Lo que he dicho en esta solicitud es verdadero y completo según mi conocimiento. Entiendo que la información falsa u omitida puede poner fin a mi solicitud o, más adelante, a mi empleo.',
    verify:
      'Doy mi consentimiento para que {company} verifique mi experiencia laboral, mis estudios y mis certificaciones, y pregunte por ellos a los empleadores y escuelas que he nombrado. No se contactará sin mi consentimiento a los empleadores que indiqué que no se contacten.',
    data: 'Entiendo que {company} usa lo que aquí indico para considerarme para este y otros puestos, y lo comparte con empresas clientes donde podría trabajar, como describe su <link>política de privacidad</link>.',
    contact:
      'Acepto que {company} me contacte sobre esta solicitud y sobre empleos por llamadas, mensajes de texto y correos electrónicos, en los números y direcciones que he dado; las llamadas y los mensajes pueden ser automáticos y mi operador puede cobrarlos. Puedo negarme en cualquier momento, por ejemplo respondiendo STOP a un mensaje, y obtener un empleo no depende de ello.',
    agree: 'He leído esta declaración y estoy de acuerdo',
    missing: 'Marque la casilla para enviar su solicitud',
    submit: 'Enviar su solicitud',
    handOver: 'Entregar la solicitud',
    sending: 'Enviando su solicitud',
    submitted: 'Gracias por su solicitud',
    rejected: 'Hubo un problema al procesar su solicitud',
    workerSubmitted: '¡Solicitud enviada correctamente!',
    workerRejected: 'Algo salió mal. Inténtelo de nuevo',
    notSent: 'Su solicitud aún no se ha enviado.',
    invalidFields: 'Algunas respuestas aún no son correctas. Revise lo que está marcado.',
    changedElsewhere:
      'Esta solicitud también se cambió en otra pestaña. Revise sus respuestas de arriba antes de enviarla.',
    nothingLost: 'No se perdió nada de lo que escribió. Puede enviarlo de nuevo.',
  },
})
