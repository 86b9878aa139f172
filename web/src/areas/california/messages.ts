import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Privacy Notice to California Employees and Job Applicants',
    description: 'Please read what personal information we collect about you, and why.',
    collectedTitle: 'What we collect',
    collected:
      'Identifiers such as your name, address, email, phone and Social Security number; your work and education history; professional licenses and certifications; bank details for direct deposit; tax forms; hours, pay and benefits; information you choose to give about gender, ethnicity, veteran status and disability; and records of how you use this portal. We use it to find you work, to pay you, to keep the law and to keep your account safe.',
    soldTitle: 'We do not sell it',
    sold: 'We do not sell your personal information, and we do not share it for advertising across other sites. We give it to clients and service providers only as far as your application or employment needs it.',
    keptTitle: 'How long we keep it',
    kept: 'As long as you apply to or work for us, and after that as long as labor, tax and record-keeping laws require.',
    rightsTitle: 'Your rights under California law',
    rights:
      'You may ask what we hold about you, get a copy, have mistakes corrected, have information deleted that we need not keep, and limit the use of sensitive information. You may ask for access twice within 12 months. Nobody will treat you worse because you asked.',
    contactTitle: 'How to ask',
    contact:
      'Call {phone}, or write to the email address of your branch. We confirm who you are before we answer.',
    reviewed: 'Reviewed {date} · Form {form}',
    accept: 'I Understand & Accept',
    decline: 'Decline',
  },
  es: {
    title: 'Aviso de privacidad para empleados y solicitantes de empleo de California',
    description: 'Lea qué información personal suya reunimos y para qué.',
    collectedTitle: 'Qué reunimos',
    collected:
      'Datos que le identifican, como nombre, dirección, correo, teléfono y número de Seguro Social; su historial de trabajo y estudios; licencias y certificaciones; datos bancarios para el depósito directo; formularios de impuestos; horas, pago y beneficios; lo que usted quiera decir sobre género, origen étnico, condición de veterano y discapacidad; y registros de cómo usa este portal. Lo usamos para encontrarle trabajo, pagarle, cumplir la ley y proteger su cuenta.',
    soldTitle: 'No la vendemos',
    sold: 'No vendemos su información personal ni la compartimos para publicidad en otros sitios. La damos a clientes y proveedores solo en la medida en que su solicitud o su empleo lo requiera.',
    keptTitle: 'Cuánto tiempo la guardamos',
    kept: 'Mientras solicite empleo o trabaje con nosotros y, después, el tiempo que exijan las leyes laborales, fiscales y de archivo.',
    rightsTitle: 'Sus derechos según la ley de California',
    rights:
      'Puede preguntar qué tenemos sobre usted, recibir una copia, corregir errores, pedir que se borre lo que no estemos obligados a conservar y limitar el uso de la información personal sensible. Puede pedir acceso dos veces en 12 meses. Nadie le tratará peor por pedirlo.',
    contactTitle: 'Cómo pedirlo',
    contact:
      'Llame al {phone} o escriba al correo de su oficina. Confirmamos su identidad antes de responder.',
    reviewed: 'Revisado el {date} · Formulario {form}',
    accept: 'Entiendo y acepto',
    decline: 'Rechazar',
  },
})
