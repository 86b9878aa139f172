import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'My Account',
    lead: 'Choose how you get your passcodes, and keep your security question, password and email address up to date.',
    securityQuestion: 'Security Question',
    preference: 'Authentication Preference',
    password: 'Change Password',
    emailHistory: 'Email History',
    emailHistoryLead: 'See which emails we have sent to you, and whether they arrived.',
    devices: 'Where you are signed in',
    devicesLead: 'See every place where you are signed in, and sign out of those you do not know.',
    documents: 'My eDocuments',
    documentsLead: 'Sign documents, and download those that you have signed.',
  },
  es: {
    title: 'Mi cuenta',
    lead: 'Elija cómo recibe sus códigos y mantenga al día su pregunta de seguridad, su contraseña y su correo electrónico.',
    securityQuestion: 'Pregunta de seguridad',
    preference: 'Preferencia de autenticación',
    password: 'Cambiar contraseña',
    emailHistory: 'Historial de correos',
    emailHistoryLead: 'Vea qué correos le hemos enviado y si llegaron.',
    devices: 'Dónde tiene sesión abierta',
    devicesLead: 'Vea todos los lugares donde tiene sesión abierta y cierre los que no reconozca.',
    documents: 'Mis documentos electrónicos',
    documentsLead: 'Firme documentos y descargue los que ya firmó.',
  },
})
