import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Privacy Policy',
    lead: 'What {product} keeps about your visit, and what you can decide.',
    cookiesTitle: 'Cookies the portal needs',
    cookies:
      'The portal sets them itself, no other site can read them, and none holds your name. Without them you cannot sign in or apply, so they cannot be turned off here.',
    cookie: 'Keeps you signed in.',
    cookieLife: 'Until you sign out or your session ends',
    device: 'Recognizes this browser, so that wrong passwords of strangers do not lock you out.',
    deviceLife: '180 days',
    notices: 'Remembers that you accepted a privacy notice here.',
    noticesLife: '1 year',
    application: 'Keeps an application that you have begun, so that you can go on with it.',
    applicationLife:
      'Until you close the browser; what you typed is kept for {hours, plural, one {# hour} other {# hours}}',
    state: 'Brings you back to where you were after signing in.',
    stateLife: '10 minutes',
    identity:
      'Remembers that you signed in through the sign-in page, so that you can sign out there.',
    identityLife: 'Until you sign out or close the browser',
    failure: 'Tells you why signing in failed.',
    failureLife: '10 minutes',
    storedTitle: 'What stays in your browser',
    stored:
      'The portal keeps these in the storage of your browser. No other site can read them, and none holds your name.',
    storedLanguage: 'The language you chose.',
    storedChoice: 'What you chose on this page.',
    storedApplication: 'That you have begun to apply for a job, and nothing of what you typed.',
    storedPostalCode:
      'The postal code that “Use my location” found for you, to offer it in your next search.',
    storedLife: 'Until you clear the data of this site',
    storedScroll: 'How far you had scrolled, to bring you back to the same place.',
    storedVisit:
      'A random number for this tab. In another tab we ask for your email address before an application goes on.',
    storedJobNotice: 'That you accepted the privacy notice of a job in California.',
    storedMobileApp: 'That our mobile app opened this page.',
    storedLocation:
      'If you allow measuring: city, region and country of your internet connection. Removed when you opt out.',
    storedInTabLife: 'Until you close this tab',
    botCheckTitle: 'Telling people from robots',
    botCheck:
      'When you send something, or a press is counted, Google reCAPTCHA judges whether a person or a program is at work. Google may set cookies of its own for this. Its <policy>privacy policy</policy> and <terms>terms</terms> apply.',
    measuringTitle: 'Measuring how the portal is used',
    measuring:
      'If you allow it, the portal counts when you press certain buttons and menu entries, such as Apply Now or Login. It sends the name of the button to our own systems and, while you are signed in, your user ids. It never records what you type, and it sells nothing.',
    measuringLocation:
      'With that it may send roughly where you are: city, region and country. A service of another company finds these by the first part of your internet address, which you share with many others; it learns neither the rest of the address nor anything else.',
    measuringNothing: 'Without your permission nothing is counted.',
    question: 'May the portal measure how you use it in this browser?',
    choice: 'Your choice',
    allowed: 'Yes, allow it',
    refused: 'No, I opt out',
    save: 'Save my choice',
    saved: 'Your choice is saved in this browser',
    measurementAllowed: 'Current setting: on in this browser.',
    measurementRefused: 'Current setting: off in this browser.',
    globalPrivacyControl:
      'Your browser asks sites not to track you (Global Privacy Control). The portal obeys that, whatever you choose here.',
    informationTitle: 'Your personal information',
    information:
      'We use what you tell us to find you work, to pay you and to comply with the law. We do not sell it.',
    optOut: 'Opt out of messages, calls, sale or sharing',
    california: 'Notice to California employees and job applicants',
    questionsTitle: 'Questions',
    questions: 'Call <phone></phone>.',
    questionsOrWrite: 'Call <phone></phone>, or write to <mail></mail>.',
  },
  es: {
    title: 'Política de privacidad',
    lead: 'Qué guarda {product} de su visita y qué puede decidir usted.',
    cookiesTitle: 'Cookies que el portal necesita',
    cookies:
      'Las crea el propio portal, ningún otro sitio puede leerlas y ninguna contiene su nombre. Sin ellas no puede iniciar sesión ni postularse; por eso no se pueden desactivar aquí.',
    cookie: 'Mantiene su sesión abierta.',
    cookieLife: 'Hasta que cierre la sesión o esta termine',
    device:
      'Reconoce este navegador, para que las contraseñas erróneas de extraños no bloqueen su cuenta.',
    deviceLife: '180 días',
    notices: 'Recuerda que aceptó aquí un aviso de privacidad.',
    noticesLife: '1 año',
    application: 'Conserva una solicitud que usted empezó, para que pueda seguir con ella.',
    applicationLife:
      'Hasta que cierre el navegador; lo que escribió se conserva {hours, plural, one {# hora} other {# horas}}',
    state: 'Le devuelve adonde estaba después de iniciar sesión.',
    stateLife: '10 minutos',
    identity:
      'Recuerda que inició sesión en la página de acceso, para que también pueda cerrarla allí.',
    identityLife: 'Hasta que cierre la sesión o el navegador',
    failure: 'Le indica por qué no pudo iniciar sesión.',
    failureLife: '10 minutos',
    storedTitle: 'Qué queda en su navegador',
    stored:
      'El portal guarda esto en el almacenamiento de su navegador. Ningún otro sitio puede leerlo y nada de ello contiene su nombre.',
    storedLanguage: 'El idioma que eligió.',
    storedChoice: 'Lo que eligió en esta página.',
    storedApplication: 'Que empezó a postularse a un empleo, y nada de lo que escribió.',
    storedPostalCode:
      'El código postal que encontró «Usar mi ubicación», para ofrecerlo en su próxima búsqueda.',
    storedLife: 'Hasta que borre los datos de este sitio',
    storedScroll: 'Hasta dónde se había desplazado, para volver al mismo lugar.',
    storedVisit:
      'Un número al azar de esta pestaña. En otra pestaña pedimos su correo electrónico antes de continuar una solicitud.',
    storedJobNotice: 'Que aceptó el aviso de privacidad de un empleo en California.',
    storedMobileApp: 'Que nuestra aplicación móvil abrió esta página.',
    storedLocation:
      'Si permite medir: la ciudad, la región y el país de su conexión a internet. Se elimina si deja de permitirlo.',
    storedInTabLife: 'Hasta que cierre esta pestaña',
    botCheckTitle: 'Distinguir personas de robots',
    botCheck:
      'Cuando usted envía algo, o se cuenta una pulsación, Google reCAPTCHA juzga si actúa una persona o un programa. Google puede crear cookies propias para ello. Se aplican su <policy>política de privacidad</policy> y sus <terms>condiciones</terms>.',
    measuringTitle: 'Medir cómo se usa el portal',
    measuring:
      'Si usted lo permite, el portal cuenta las veces que usted presiona ciertos botones y opciones del menú, como Postularse ahora o Entrar. Envía a nuestros propios sistemas el nombre del botón y, mientras tenga la sesión abierta, sus identificadores de usuario. Nunca registra lo que usted escribe y no vende nada.',
    measuringLocation:
      'Con ello puede enviar aproximadamente dónde está usted: ciudad, región y país. Un servicio de otra empresa los encuentra por la primera parte de su dirección de internet, que comparte con muchas otras personas; no conoce el resto de la dirección ni nada más.',
    measuringNothing: 'Sin su permiso no se cuenta nada.',
    question: '¿Permite que el portal mida cómo lo usa usted en este navegador?',
    choice: 'Su elección',
    allowed: 'Sí, lo permito',
    refused: 'No, no lo permito',
    save: 'Guardar mi elección',
    saved: 'Su elección se guardó en este navegador',
    measurementAllowed: 'Ahora: permitido en este navegador.',
    measurementRefused: 'Ahora: no permitido en este navegador.',
    globalPrivacyControl:
      'Su navegador pide a los sitios que no le rastreen (Global Privacy Control). El portal lo respeta, elija lo que elija aquí.',
    informationTitle: 'Su información personal',
    information:
      'Usamos lo que usted nos dice para encontrarle trabajo, pagarle y cumplir la ley. No lo vendemos.',
    optOut: 'No recibir mensajes ni llamadas; no permitir que se venda o comparta su información',
    california: 'Aviso para empleados y solicitantes de empleo de California',
    questionsTitle: 'Preguntas',
    questions: 'Llame al <phone></phone>.',
    questionsOrWrite: 'Llame al <phone></phone> o escriba a <mail></mail>.',
  },
})
