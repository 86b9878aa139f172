import { defineText } from '../../language/define-text.ts'

/** The disclosures that must precede consent [26 CFR 31.6051-1(j)(3)]. */
export const text = defineText({
  en: {
    paperTitle: 'Paper if you do not consent',
    paper: 'If you do not consent, you get your W-2 on paper.',
    durationTitle: 'How long your consent counts',
    duration:
      'Your consent counts for the W-2 of this year and of every later year, until you withdraw it or we tell you that it has ended.',
    requestTitle: 'A paper copy later',
    request:
      'You can ask for a paper copy of your W-2 after you have consented: call <phone></phone>. It costs nothing. Asking for one does not withdraw your consent.',
    withdrawTitle: 'Withdrawing your consent',
    withdraw:
      'You can withdraw your consent at any time: choose paper on this page, or call <phone></phone>. It takes effect when you save or call. We confirm the withdrawal and its date on this page. A W-2 that was made available before the withdrawal stays valid.',
    endTitle: 'When we end it',
    end: 'Electronic W-2s end for you when your employment with us ends or when we stop offering them. You then get your W-2 on paper.',
    updateTitle: 'Keeping your address current',
    update:
      'Keep your email and mailing address current: change them in My Account and in your profile. If the way to reach us changes, we tell you here.',
    needTitle: 'What you need',
    need: 'You need a device with a current web browser and a program that opens PDF files, an internet connection, and a printer if you want to print your W-2.',
    availableTitle: 'How long it stays here',
    available:
      'Your W-2 stays in this portal until October 15 of the year in which it was made available, or longer. You may have to print it and attach it to a federal, state or local tax return.',
  },
  es: {
    paperTitle: 'En papel si no da su consentimiento',
    paper: 'Si no da su consentimiento, recibe su W-2 en papel.',
    durationTitle: 'Cuánto dura su consentimiento',
    duration:
      'Su consentimiento vale para el W-2 de este año y de todos los años siguientes, hasta que lo retire o le avisemos que terminó.',
    requestTitle: 'Una copia en papel más adelante',
    request:
      'Puede pedir una copia en papel de su W-2 después de dar su consentimiento: llame al <phone></phone>. No cuesta nada. Pedirla no retira su consentimiento.',
    withdrawTitle: 'Retirar su consentimiento',
    withdraw:
      'Puede retirar su consentimiento en cualquier momento: elija papel en esta página o llame al <phone></phone>. Vale desde que lo guarda o llama. Confirmamos el retiro y su fecha en esta página. Un W-2 que se entregó antes del retiro sigue siendo válido.',
    endTitle: 'Cuándo lo terminamos',
    end: 'El W-2 electrónico termina cuando termina su empleo con nosotros o cuando dejamos de ofrecerlo. Entonces recibe su W-2 en papel.',
    updateTitle: 'Mantener sus datos al día',
    update:
      'Mantenga al día su correo electrónico y su dirección postal: cámbielos en Mi cuenta y en su perfil. Si cambia la forma de comunicarse con nosotros, le avisamos aquí.',
    needTitle: 'Qué necesita',
    need: 'Necesita un dispositivo con un navegador web actual y un programa que abra archivos PDF, conexión a internet, y una impresora si quiere imprimir su W-2.',
    availableTitle: 'Cuánto tiempo queda aquí',
    available:
      'Su W-2 queda en este portal hasta el 15 de octubre del año en que se entregó, o por más tiempo. Es posible que deba imprimirlo y adjuntarlo a una declaración de impuestos federal, estatal o local.',
  },
})
